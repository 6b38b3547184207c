import { Anchor, icons, Link } from '@clarity/admin-kit'
import './back-link.css'

/** The way back to the list that a page belongs to. */
export function BackLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Anchor component={Link} to={to} size="sm" className="reports-back">
      <icons.ArrowLeft size={16} aria-hidden />
      {children}
    </Anchor>
  )
}
