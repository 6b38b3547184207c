import type { ReactNode } from 'react'

/** A ring at the beginning of a list item, with the sign of its state. */
export const Marker = ({ children }: { children: ReactNode }) => (
  <svg className="marker" viewBox="0 0 20 20" aria-hidden>
    <circle cx="10" cy="10" r="8.5" />
    {children}
  </svg>
)
