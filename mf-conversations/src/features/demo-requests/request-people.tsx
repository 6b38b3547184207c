import { Anchor, Link } from '@clarity/admin-kit'
import type { DemoRequestRow } from '@clarity/contracts/demo-request-row'
import { requestPath } from '../../conversation-paths'
import '../../parts/words.css'
import { texts } from '../../texts'

const { people } = texts

/** Whom the request is about, with both phones; the name leads to its page. */
export function RequestPeople({ request }: { readonly request: DemoRequestRow }) {
  const { id, recipient_name, recipient_phone, manager_name, manager_phone } = request
  return (
    <div className="conversation-words request-people">
      <Anchor component={Link} to={requestPath(id)} inherit fw={600}>
        <bdi>{recipient_name}</bdi>
      </Anchor>
      <Phone>{recipient_phone}</Phone>
      {manager_name !== null && (
        <div>
          <span className="conversation-label">{people.manager}</span>{' '}
          <Anchor component={Link} to={requestPath(id)} inherit>
            <bdi>{manager_name}</bdi>
          </Anchor>
          <Phone>{manager_phone}</Phone>
        </div>
      )}
    </div>
  )
}

function Phone({ children }: { readonly children: string | null }) {
  return children !== null && <div className="conversation-label">{children}</div>
}
