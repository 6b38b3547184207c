import type { ReactNode } from 'react'
import './list-frame.css'

/** Frames a list whose rows become cards where a table would not fit: every value beside the name of its column. */
export function ListFrame({ className, children }: { readonly className?: string; readonly children: ReactNode }) {
  return <div className={className ? `reports-list ${className}` : 'reports-list'}>{children}</div>
}
