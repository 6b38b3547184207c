import type { TranscriptEntry } from '@clarity/contracts'
import type { Role } from '../../language/sentences/sentence.js'
import { dropStutters } from '../../language/sentences/clean-speech.js'
import { isAcknowledgement } from '../../language/sentences/acknowledgement.js'
import type { Turn } from './conversation.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { unfinished } = loadPatterns('stretches', 'unfinished')

export interface Stretch {
  role: Role
  turns: number[]
  text: string
}

/** Joins turns that are pieces of one sentence: cut by the recognizer or by a listener's "mm-hmm". */
export function stretchesOf(turns: Turn[], entries: readonly TranscriptEntry[]): Stretch[] {
  const stretches: Stretch[] = []
  let open: Stretch | undefined
  for (const turn of turns) {
    const raw = entries[turn.index]?.message ?? ''
    if (open && open.role === turn.role && continues(open, raw, entries)) {
      open.turns.push(turn.index)
      open.text = dropStutters(`${open.text.replace(/[-\s,.]+$/, '')} ${turn.text}`)
      continue
    }
    const stretch = { role: turn.role, turns: [turn.index], text: turn.text }
    stretches.push(stretch)
    if (!open || open.role === turn.role || !isAcknowledgement(turn.text)) open = stretch
  }
  return stretches
}

function continues(open: Stretch, raw: string, entries: readonly TranscriptEntry[]): boolean {
  const before = entries[open.turns.at(-1) ?? 0]?.message.trim() ?? ''
  return (
    open.turns.length < 6 &&
    (/^\s*[.,](?!\.)/.test(raw) || /[\p{L}](?:-|–|—)$/u.test(before) || unfinished.test(before))
  )
}
