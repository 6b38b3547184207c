import type { ReactNode } from 'react'

/** The heading of a screen that replaced another one. It takes the focus, so screen readers continue here. */
export function Heading({ children }: { children: ReactNode }) {
  return (
    <h1 tabIndex={-1} ref={focus}>
      {children}
    </h1>
  )
}

const focus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true })
