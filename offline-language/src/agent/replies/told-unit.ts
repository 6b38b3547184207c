import { meaningOf } from '../units/meaning.js'
import { askedIn } from './asked.js'
import type { Conversation } from './conversation.js'
import { fitness, fits, needsFit } from './question.js'
import { nearest, talkOf } from './talk.js'
import { withYes } from './wording.js'

const leastOfTold = 0.6
const mostWords = 24

/** What the role has said before, for who asks for it again: "As I said, …" */
export function toldUnit(conversation: Conversation, question: string): string | null {
  const talk = talkOf(conversation)
  const { memory } = conversation
  const [asked] = askedIn(question)
  const kind = asked?.act === 'question' ? asked.kind : 'what'
  const told = nearest(talk, meaningOf(question), question).find(
    ({ unit, share }) =>
      share * fitness(unit, question) >= leastOfTold &&
      memory.isSaid(unit.text) &&
      (fits[kind](unit.text) || !needsFit.has(kind)),
  )?.unit
  if (!told || told.text.split(' ').length > mostWords) return null
  const words = [`As I said, ${withYes(told.text)}`, `Once more: ${withYes(told.text)}`]
  return words.find((each) => !memory.holds(each)) ?? null
}
