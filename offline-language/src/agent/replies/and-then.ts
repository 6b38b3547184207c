import type { Conversation } from './conversation.js'
import { weighs } from './own-trouble.js'

/** "What went wrong with it?", "And then?": what the prompt says after what was just said. */
const asksOn =
  /\bwhat (?:went|was|is) wrong\b|^(?:and |so )?(?:then|what then)\?$|\bwhat happened (?:then|next|after)\b|\bwhy did (?:it|that|this) (?:fail|stop|go wrong|not work)\b|\bwhat was the (?:problem|trouble)\b/i

/** The fact that goes on from the last one said; null for any other question, or at the end of the story. */
export function andThen({ role, memory }: Conversation, question: string): string | null {
  if (!asksOn.test(question)) return null
  const last = memory.agentTurns.at(-1) ?? ''
  const at = role.facts.findLastIndex(({ text }) => last.includes(text))
  const next = role.facts[at + 1]
  const goesOn = next && (next.followsOn || weighs.test(next.text))
  return at >= 0 && goesOn && !next.lock && !next.needs && !memory.isSaid(next.text) ? next.text : null
}
