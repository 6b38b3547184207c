import { nearest, type Talk } from './talk.js'
import { meaningOf } from '../units/meaning.js'
import { withYes } from './wording.js'

/** "What would you like us to do?", "What do you expect from me?" */
const asksWish =
  /\bwhat (?:exactly |else |is it (?:that )?)?(?:do|would|can|could|should|shall|did|are|is)(?: it)? (?:you|we|i|they)\b.*\b(?:want|wants|need|like|expect|hope|hoping|do for you|looking for|after|do about (?:it|this|that))\b(?! (?:about|best|most about))|\bwhat would (?:help|make (?:it|this) (?:right|good|better))\b|\bwhat is (?:most )?important to you\b|\bwhat (?:can|could|should) (?:we|i) do\b/i

const firstTurns = 2
const asksMatter = /\bwhat (?:can|could|may) (?:i|we) do\b|\bhow (?:can|may) i help\b/i
const wanting = /^I (?:also |really )?(?:want|need|would like) /

/** What the role wants, the nearest to the question first; again if it has said all of it. */
export function wishReply(talk: Talk, clause: string): string | null {
  if (!asksWish.test(clause)) return null
  const wishes = talk.units.said.filter(({ kind, text }) => kind === 'wish' && !/^I want to know\b/.test(text))
  const { memory } = talk.conversation
  // "What can I do for you?" at the beginning asks for the matter.
  if (talk.userTexts.length <= firstTurns && asksMatter.test(clause)) return null
  const open = wishes.filter(({ text }) => !memory.holds(text.replace(wanting, '').replace(/[.]$/, '')))
  const near = nearest(talk, meaningOf(clause)).find(({ unit }) => open.includes(unit))?.unit
  const next = near ?? open[0]
  if (next) return next.text
  const [told] = wishes
  const again = told && !/\belse\b/i.test(clause) ? `As I said, ${withYes(told.text)}` : null
  return again && !memory.isSaid(again) ? again : null
}
