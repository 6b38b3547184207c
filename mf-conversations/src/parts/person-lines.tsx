import { Anchor, Link } from '@clarity/admin-kit'
import { texts } from '../texts'
import './words.css'

interface PersonLine {
  readonly label: string
  readonly text: string | null
  /** The address that the text links to. */
  readonly to?: string
}

/** The recipient's line above the manager's. A self demo has no manager. */
export function PersonLines({ recipient, manager }: { readonly recipient: PersonLine; readonly manager: PersonLine }) {
  return (
    <div className="conversation-words">
      <Line {...recipient} />
      {manager.text !== null && <Line {...manager} />}
    </div>
  )
}

function Line({ label, text, to }: PersonLine) {
  return (
    <div>
      <span className="conversation-label">{label}</span>{' '}
      {text !== null && to !== undefined ? (
        <Anchor component={Link} to={to} inherit>
          <bdi>{text}</bdi>
        </Anchor>
      ) : (
        <bdi>{text ?? texts.people.unknown}</bdi>
      )}
    </div>
  )
}
