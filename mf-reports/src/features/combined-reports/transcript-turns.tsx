import type { TranscriptEntry } from '@clarity/contracts/transcript'
import { useDeferredValue } from 'react'
import { transcriptDialogTexts } from './texts'
import './transcript-turns.css'

interface TranscriptTurnsProps {
  readonly turns: readonly TranscriptEntry[]
  /** Undefined if unknown. */
  readonly language: string | undefined
  /** The name of the agent's counterpart. */
  readonly user: string
}

/** Turns per group: a group is laid out when it comes into view. */
const stretchLength = 50

/**
 * Every turn is in the page, and the browser's own search finds it. The beginning is rendered at once, the rest while
 * it is read.
 */
export function TranscriptTurns({ turns, language, user }: TranscriptTurnsProps) {
  const drawn = useDeferredValue(turns, turns.slice(0, stretchLength))
  const starts = Array.from({ length: Math.ceil(drawn.length / stretchLength) }, (_, index) => index * stretchLength)
  return starts.map((start) => (
    <ol key={start} start={start + 1} className="reports-turns">
      {drawn.slice(start, start + stretchLength).map(({ role, message }, index) => (
        <li key={index} data-role={role}>
          <strong dir="auto">{role === 'agent' ? transcriptDialogTexts.agent : user}</strong>
          <p dir="auto" lang={language}>
            {message}
          </p>
        </li>
      ))}
    </ol>
  ))
}
