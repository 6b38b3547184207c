import { Anchor, CopyId, Link } from '@clarity/admin-kit'
import './long-id.css'

interface LongIdProps {
  /** What it is of: the heading of its column. */
  readonly name: string
  /** The address that it links to. */
  readonly to?: string
  readonly children: string
}

/** An opaque id, shortened to its distinguishing part; complete on hover, when copied, and for screen readers. */
export function LongId({ name, to, children }: LongIdProps) {
  const look = { className: 'reports-id', title: children }
  return (
    <span className="reports-id-line">
      {to === undefined ? (
        <span {...look}>{children}</span>
      ) : (
        <Anchor component={Link} to={to} inherit {...look}>
          {children}
        </Anchor>
      )}
      <CopyId name={name}>{children}</CopyId>
    </span>
  )
}
