import type { TranscriptEntry } from '@clarity/contracts/transcript'
import { transcriptTexts } from '../../texts'
import './transcript-turns.css'

interface TranscriptTurnsProps {
  readonly turns: readonly TranscriptEntry[]
  /** Who talked with the agent. */
  readonly user: string
}

/** Every turn is in the page, so that the browser's own search finds it; only those in view are laid out. */
export function TranscriptTurns({ turns, user }: TranscriptTurnsProps) {
  return (
    <ol className="reports-turns">
      {turns.map(({ role, message }, index) => (
        <li key={index} data-role={role}>
          <strong>{role === 'agent' ? transcriptTexts.agent : user}</strong>
          <p>{message}</p>
        </li>
      ))}
    </ol>
  )
}
