import { loadPatterns } from '../../data/load-patterns.js'
import { nearness, vectorOf } from '../../language/encoder/sentence-vector.js'
import { coverage, meaningOf } from '../units/meaning.js'
import type { Bargain, BargainPart } from '../units/unit.js'
import { amountsIn, isComparable } from '../wording/amounts.js'
import { sharedInMeaning } from '../wording/concepts.js'
import { isAsGood } from '../wording/sides.js'
import { asksToAgree } from './agreement-patterns.js'
import { type Asked, askedIn } from './asked.js'
import { givenBy } from './given-parts.js'
import { promiseOf } from './spoken-bargain.js'
import { offersWelcome } from './brought-up.js'
import { asksForHelp, type Talk } from './talk.js'

const apology = /\b(?:sorry|apologi[sz]e|my mistake|my fault|forgive)\b/i
const rude = /\b(?:idiot|stupid|shut up|lazy|liar|always|never)\b/i
const denied =
  /\b(?:not|cannot|never|won't|can't|no longer|should have|(?:nobody|no one) (?:\w+ed|wrote|told|knew|said))\b/i
/** "You say they need a computer for work": most of its words, or of one of its ways, are in a clause. */
function isSaidIn(part: BargainPart, userTexts: readonly string[]): boolean {
  const ways = [part.text, ...part.text.split(/\bor\b|\blike\b|\bsuch as\b/)].map((way) => restOf(meaningOf(way), part))
  return userTexts.some((text) =>
    clausesOf(text).some((clause) => {
      const said = meaningOf(clause)
      return (
        ways.some(
          (way) => way.size > 0 && coverage(way, said) > 0 && sharedInMeaning(way, said) / way.size >= leastOfTalk,
        ) && !denied.test(clause)
      )
    }),
  )
}
const leastOfTalk = 0.6

/** Who gets up at four gets up early. */
const earlyHour =
  /\b(?:get(?:ting)? up|wake up|be up|leave|flight|train|shift|work)\b[^.?!]{0,20}\b(?:at|by) (?:[3-6]|three|four|five|six)\b/i

const { ofDate, namesDate } = loadPatterns('replies/named-date', 'ofDate', 'namesDate')

/** "You say clearly what you need" */
const ofNeed = /\bsay\b.*\bwhat (?:you|they|he|she) (?:need|want|expect)/i
const statesNeed = /\b(?:i|we) (?:need|want|expect|would like)\b|\bwould be fine with (?:me|us)\b/i

/** Whether a text has the date or the early hour that a condition wants. */
const namesTime = (part: BargainPart, text: string): boolean =>
  (ofDate.test(part.text) && namesDate.test(text)) || (/\bearly\b/.test(part.text) && earlyHour.test(text))

/** "You offer me something of substance": what the part would take, or wants, is such a thing. */
const { anyOffer, fairSum } = loadPatterns('units/any-offer', 'anyOffer', 'fairSum', 'ofHelp')

/** Whether the person's turns meet a part that is no deed, or one that waits for an hour or a date. */
function isMet(part: BargainPart, { userTexts, conversation }: Talk): boolean {
  if (part.isManner && !part.isApology) return !userTexts.some((text) => rude.test(text))
  if (anyOffer.test(part.text)) return userTexts.some((text) => offersWelcome(conversation, text))
  if (part.asksHelp) return userTexts.some((text) => asksForHelp.test(text))
  if (part.isApology) return userTexts.some((text) => apology.test(text))
  if (ofNeed.test(part.text)) return userTexts.some((text) => statesNeed.test(text))
  if (part.isOfTalk && part.stems.size > 0) return isSaidIn(part, userTexts)
  return part.stems.size === 0 || userTexts.some((text) => namesTime(part, text))
}

/** The sentences of a turn, and their clauses. */
const clausesOf = (text: string) => {
  const sentences = text.split(/(?<=[.!?]) /)
  return [...sentences, ...sentences.flatMap((sentence) => sentence.split(/, (?:and |but )?/))]
}

const restOf = (stems: ReadonlySet<string>, { stems: own }: BargainPart) =>
  new Set([...stems].filter((stem) => own.has(stem)))

/** "Will you hold off on the ombudsman?": the last turn asks for what the role does on the condition. */
export const asksForYes = (bargain: Bargain, { asked }: Talk): boolean => isYesAsked(bargain, asked)
const isYesAsked = (bargain: Bargain, asked: readonly Asked[]) =>
  asked.some(({ act, text }) => !(act === 'question' && openWord.test(text)) && isNearYes(bargain, text))
const openWord = /^(?:and |so |but )?(?:what|why|how|who|when|where|which)\b/i

function isNearYes(bargain: Bargain, text: string): boolean {
  const promise = promiseOf(bargain)
  const own = meaningOf(promise.replace(/^I (?:will|can|would) (?:not )?/, ''))
  return coverage(own, meaningOf(text)) >= leastOfYes || nearness(vectorOf(promise), vectorOf(text)) >= leastNearYes
}
const leastOfYes = 0.3
const leastNearYes = 0.5

const isDeed = ({ isManner, asksHelp, isApology }: BargainPart) => !isManner && !asksHelp && !isApology

/** "You look into it": who does the rest does this, too. */
const pointsBack = ({ text, stems }: BargainPart) => stems.size <= 1 && /\b(?:it|this|that|them)$/i.test(text)

/** "A fair sum": no sum below what the part can accept is one. */
function isUnfair({ text }: BargainPart, { userTexts, conversation: { role } }: Talk): boolean {
  const { dealing } = role
  if (!dealing || !fairSum.test(text)) return false
  const offered = userTexts.flatMap(amountsIn).findLast((found) => isComparable(found, dealing.limit))
  if (!offered) return true
  return !isAsGood(dealing, offered.value, dealing.limit.value)
}

/** The parts of a condition that the person has not met yet. */
export function openParts(bargain: Bargain, talk: Talk): BargainPart[] {
  const asksYes = (text: string) => asksToAgree.test(text) || isYesAsked(bargain, askedIn(text))
  const given = givenBy(bargain, talk.userTexts, asksYes)
  const known = bargain.parts.filter(
    (part) => isUnfair(part, talk) || (!isMet(part, talk) && !(isDeed(part) && given.has(part))),
  )
  return known.length === 1 && bargain.parts.length > 1 ? known.filter((part) => !pointsBack(part)) : known
}

/** The parts that were open before the person's last turn. */
export function openPartsBefore(bargain: Bargain, talk: Talk): BargainPart[] {
  const earlier = talk.userTexts.slice(0, -1)
  return openParts(bargain, { ...talk, userTexts: earlier, text: earlier.at(-1) ?? '', asked: [] })
}
