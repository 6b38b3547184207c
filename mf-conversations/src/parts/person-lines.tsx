import { texts } from '../texts'
import './words.css'

interface PersonLine {
  readonly label: string
  readonly text: string | null
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

function Line({ label, text }: PersonLine) {
  return (
    <div>
      <span className="conversation-label">{label}</span> <bdi>{text ?? texts.people.unknown}</bdi>
    </div>
  )
}
