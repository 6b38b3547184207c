import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { durationsIn } from '../role/durations.js'
import { decisionTemplates } from '../templates/decision-templates.js'
import { pick } from '../templates/pick.js'
import type { Conversation } from './conversation.js'
import { nextWish } from './initiative.js'
import { givesWhatIsAsked } from './question-kind.js'

const asksWish =
  /\bhow (?:much|many) [\p{L} ]{2,20} do you (?:want|need)\b|\bwhat (?:else )?(?:do|would|can|could) (?:you|i|we) (?:really |still )?(?:need|want|like(?! about)|expect|do (?:for you|to help)|hope)|\bwhat (?:else )?would help\b|\bwhat is (?:the )?(?:most )?important\b|\bwhat matters\b|\bwhat are you (?:hoping|looking) for\b|\banything else\b/iu

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
