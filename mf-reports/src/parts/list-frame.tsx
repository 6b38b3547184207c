import type { ReactNode } from 'react'
import './list-frame.css'

/** Frames a list, so that its rows can be drawn closer where they would not fit. */
export function ListFrame({ className, children }: { readonly className?: string; readonly children: ReactNode }) {
  return <div className={className ? `reports-list ${className}` : 'reports-list'}>{children}</div>
}
