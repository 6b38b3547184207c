import type { ReactNode } from 'react'

/** One sentence that must be read; `bad` is a failure, otherwise a caution. Screen readers announce it. */
export function Notice({ tone = 'caution', children }: { tone?: 'caution' | 'bad'; children: ReactNode }) {
  return (
    <p className={`notice ${tone}`} role="alert">
      <svg className="sign" viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="8" />
        <path d="M10 6v5M10 14v0" />
      </svg>
      <span>{children}</span>
    </p>
  )
}
