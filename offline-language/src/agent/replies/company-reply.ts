import type { Talk } from './talk.js'
import { withYes } from './wording.js'

const asksForSomebody = /\b(?:some|any)(?:body|one) (?:else )?(?:come|came|with you|here with)\b/i
const alone = /\b(?:alone|on my own|by myself)\b/

/** "Did someone come with you?" of someone who has come alone. */
export function companyReply({ units, conversation: { memory } }: Talk, clause: string): string | null {
  if (!asksForSomebody.test(clause)) return null
  const unit = units.said.find(({ text, kind }) => kind === 'fact' && alone.test(text) && !memory.isSaid(text))
  return unit ? `No, ${withYes(unit.text)}` : null
}
