import type { ReactNode } from 'react'

/** The small card in the middle of the screen, with the mark of the product. */
export function Card({ children }: { children: ReactNode }) {
  return <div className="card">{children}</div>
}
