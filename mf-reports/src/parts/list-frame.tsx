import type { ReactNode } from 'react'
import './list-frame.css'

/** A list's toolbar above its table. */
export function ListFrame({ className, children }: { readonly className?: string; readonly children: ReactNode }) {
  return <div className={className ? `reports-list ${className}` : 'reports-list'}>{children}</div>
}
