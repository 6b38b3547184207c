import { Anchor, icons, Link } from '@clarity/admin-kit'
import { listPath } from '../conversation-paths'
import { texts } from '../texts'
import './back-link.css'

/** The way back to the list of conversations; `search` was the list's query. */
export function BackLink({ search = '' }: { readonly search?: string }) {
  return (
    <Anchor component={Link} to={`${listPath}${search}`} size="sm" className="back-link">
      <icons.ArrowLeft size={16} aria-hidden />
      {texts.list.back}
    </Anchor>
  )
}
