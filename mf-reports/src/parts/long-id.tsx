import { Anchor, Link } from '@clarity/admin-kit'
import './long-id.css'

/**
 * An opaque id, shortened to its distinguishing part; complete on hover, when copied, and for screen readers. `to` is
 * where it leads.
 */
export function LongId({ children, to }: { readonly children: string; readonly to?: string }) {
  const look = { className: 'reports-id', title: children }
  if (to === undefined) return <span {...look}>{children}</span>
  return (
    <Anchor component={Link} to={to} inherit {...look}>
      {children}
    </Anchor>
  )
}
