import { contentStems } from '../../language/tokens/content-stems.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { cleanUtterance } from '../dialogue-acts/clean-utterance.js'
import { amountsIn, isComparable } from '../wording/amounts.js'
import { isMetBy } from '../conditions/met.js'
import type { ProvisoPart } from '../role/proviso-parts.js'
import { sharedInMeaning } from '../wording/concepts.js'
import type { Conversation } from './conversation.js'

const { asksOnly } = loadPatterns('proposal', 'proposes', 'asksYes', 'demands', 'asksOnly', 'statesOwn')
const leastShare = 0.33
/** "Could you imagine helping out?" gives nothing. */
const asksPart =
  /^(?:and |but |so |then )*(?:could|can|would|will) you (?:imagine|consider|be (?:willing|able|ready|prepared)|help|also)\b/i
/** "There is no trial" and "Would a trial help?" give nothing. */
const denies = /\b(?:not|no|never|cannot|can't|won't|without|unfortunately|impossible)\b/i

/** Whether a turn gives what a part of a condition names. */
export function isGiven({ condition, least, text: wanted }: ProvisoPart, said: string): boolean {
  // A question gives nothing: "Do you want a trial?"
  const text = sentencesOf(cleanUtterance(said))
    .filter((sentence) => !asksOnly.test(sentence) && !asksPart.test(sentence))
    .join(' ')
  if (text === '') return false
  const stems = contentStems(text)
  const common = sharedInMeaning(condition.stems, stems)
  const isOfAmount =
    least !== null && /\b(?:your|old)\b/i.test(text) && amountsIn(text).some((amount) => isComparable(amount, least))
  const isNamed = isMetBy(condition, text) || isOfAmount || (common > 0 && common >= condition.stems.size * leastShare)
  if (!isNamed || (denies.test(text) && !denies.test(wanted))) return false
  return least === null || amountsIn(text).some(({ value }) => value >= least.value)
}

/** Whether a turn offers less for a part than the role takes. */
export function isTooLittle({ condition, least }: ProvisoPart, text: string): boolean {
  const offered = amountsIn(text).filter((amount) => least !== null && isComparable(amount, least))
  const isNamed = condition.stems.size > 0 && sharedInMeaning(condition.stems, contentStems(text)) > 0
  return (
    least !== null &&
    offered.length > 0 &&
    offered.every(({ value }) => value < least.value) &&
    (isNamed || /\b(?:your|old)\b/i.test(text))
  )
}

/** What a yes of the role still depends on. */
export function openTerms({ role, userTexts }: Pick<Conversation, 'role' | 'userTexts'>): ProvisoPart[] {
  return role.provisos
    .filter(({ isOfDeal }) => isOfDeal)
    .flatMap(({ parts }) => parts.filter((part) => !userTexts.some((text) => isGiven(part, text))))
}

/** The parts that the person's last turn gives for the first time. */
export function newlyGiven({ role, userTexts }: Pick<Conversation, 'role' | 'userTexts'>): ProvisoPart[] {
  const last = userTexts.at(-1) ?? ''
  const before = userTexts.slice(0, -1)
  return role.provisos
    .filter(({ isOfDeal }) => isOfDeal)
    .flatMap(({ parts }) => parts)
    .filter((part) => isGiven(part, last) && !before.some((text) => isGiven(part, text)))
}
