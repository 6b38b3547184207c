import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { durationsIn } from '../role/durations.js'
import { decisionTemplates } from '../templates/decision-templates.js'
import { pick } from '../templates/pick.js'
import type { Conversation } from './conversation.js'
import { nextWish } from './initiative.js'
import { givesWhatIsAsked } from './question-kind.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'

const asksWish = anyOf(
  loadPatterns('replies/asks-own-wish', 'amount', 'wanted', 'help', 'important', 'matters', 'hoped', 'more'),
)

/** "What else do you need?" */
export function askedWish(conversation: Conversation, question: string): string | null {
  if (!asksWish.test(question)) return null
  const { role, memory } = conversation
  const suggested = role.triggers
    .flatMap(({ says }) => says)
    .find((line) => /^What about\b/.test(line) && !memory.isSaid(line))
  const free = role.slots.find(({ isFree, text }) => isFree && text)?.text
  const possible = free ? pick(decisionTemplates.dayOnly, { day: free }, role.register, memory) : null
  const named = wishAbout(conversation, question)
  if (named || asksCount.test(question)) return named
  return nextWish(conversation) ?? suggested ?? possible
}

const asksCount = /\bhow (?:many|much)\b/i
/** "How much notice do you want?": the wish that names it. */
function wishAbout({ role, memory }: Conversation, question: string): string | null {
  const asked = contentStems(question)
  const named = role.wishes.filter(
    ({ text, stems }) =>
      shared(stems, asked) > 0 &&
      (!asksCount.test(question) || givesWhatIsAsked(question, text) > 0 || durationsIn(text).length > 0),
  )
  return named.find(({ text }) => !memory.isSaid(text))?.text ?? null
}
