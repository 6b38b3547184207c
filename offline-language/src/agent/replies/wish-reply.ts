import { nearest, type Talk } from './talk.js'
import { meaningOf } from '../units/meaning.js'
import { withYes } from './wording.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'

/** "What would you like us to do?", "What do you expect from me?" */
const asksWish = anyOf(loadPatterns('replies/asks-person-wish', 'wanted', 'help', 'important', 'toDo'))

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
