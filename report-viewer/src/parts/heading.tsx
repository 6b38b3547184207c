import type { ReactNode } from 'react'

/** The heading of a screen that replaced another one: reading goes on from here. */
export function Heading({ children }: { children: ReactNode }) {
  return (
    <h1 dir="auto" tabIndex={-1} ref={focus}>
      {children}
    </h1>
  )
}

const focus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true })
