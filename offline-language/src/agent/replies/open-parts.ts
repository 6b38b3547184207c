import { loadPatterns } from '../../data/load-patterns.js'
import { coverage, meaningOf, overlap } from '../units/meaning.js'
import type { Bargain, BargainPart } from '../units/unit.js'
import { sharedInMeaning } from '../wording/concepts.js'
import { numberOf, withDigits } from '../wording/number-words.js'
import { nearness, vectorOf } from '../../language/encoder/sentence-vector.js'
import { chanceOfMet } from '../conditions/met.js'
import { amountsIn } from '../wording/amounts.js'
import { bringsOffer } from './offered-deed.js'
import { asksToAgree } from './agreement-patterns.js'
import { givesNothing, nearnessTo } from './offered-part.js'
import { promiseOf } from './spoken-bargain.js'
import { asksForHelp, type Talk } from './talk.js'

const apology = /\b(?:sorry|apologi[sz]e|my mistake|my fault|forgive)\b/i
const rude = /\b(?:idiot|stupid|shut up|lazy|liar|always|never)\b/i
const denied =
  /\b(?:not|cannot|never|won't|can't|no longer|should have|(?:nobody|no one) (?:\w+ed|wrote|told|knew|said))\b/i
const leastOfPart = 0.4
const leastOfDeed = 0.5
/** Who is named by "Jean" is meant by "the care home" of the sentence about her, too. */
const leastOfNamed = 1.1
const namesIn = (text: string) => text.match(/(?<=\s)\p{Lu}\p{Ll}{2,}/gu) ?? []
/** Who does it: "the parents' association finds". */
const subject = /^(?:the|a|an|your|my) (?:[\p{L}']+ ){1,3}?(?=\p{Ll}+s\b)/u

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

/** "I got a letter from you" is no proof that the person has. */
const isPossession = /^you have\b/i
const fromRole = /\bfrom you\b/i
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

/** Whether the person's turns meet a part of a condition. */
function isMet(part: BargainPart, { userTexts, rarity, units }: Talk): boolean {
  if (part.isManner && !part.isApology) return !userTexts.some((text) => rude.test(text))
  if (
    part.isOfTalk &&
    !ofNeed.test(part.text) &&
    part.stems.size > 0 &&
    !part.isManner &&
    !part.asksHelp &&
    !part.isApology
  )
    return isSaidIn(part, userTexts)
  if (part.asksHelp) return userTexts.some((text) => asksForHelp.test(text))
  if (part.isApology) return userTexts.some((text) => apology.test(text))
  if (ofNeed.test(part.text)) return userTexts.some((text) => statesNeed.test(text))
  if (part.stems.size === 0) return true
  if (userTexts.some((text) => namesTime(part, text))) return true
  return userTexts.some((text) => clausesOf(text).some((clause) => isGivenBy(part, clause, { rarity, units })))
}

/** How near a clause is that gives a part in other words. */
const leastNear = 0.82

function isGivenBy(part: BargainPart, clause: string, { rarity, units }: Pick<Talk, 'rarity' | 'units'>): boolean {
  if (denied.test(clause) || givesNothing(part, clause) || !isEnough(part, clause)) return false
  if (isPossession.test(part.text) && fromRole.test(clause)) return false
  const said = meaningOf(clause)
  const named =
    part.text
      .split(/\bor\b|\blike\b|\bsuch as\b/)
      .some((way) => coverage(restOf(meaningOf(way), part), said, rarity) >= leastOfPart) ||
    coverage(restOf(meaningOf(part.text.replace(subject, '')), part), said, rarity) >= leastOfDeed ||
    units.said.some(
      (unit) =>
        namesIn(part.text).some((name) => unit.text.includes(name)) &&
        overlap(unit.stems, said, rarity) >= leastOfNamed &&
        coverage(part.stems, said, rarity) > 0,
    )
  return named || coverage(part.stems, said, rarity) >= leastOfPart || nearnessTo(part, clause) >= leastNear
}

/** The sentences of a turn, and their clauses. */
const clausesOf = (text: string) => {
  const sentences = text.split(/(?<=[.!?]) /)
  return [...sentences, ...sentences.flatMap((sentence) => sentence.split(/, (?:and |but )?/))]
}

const restOf = (stems: ReadonlySet<string>, { stems: own }: BargainPart) =>
  new Set([...stems].filter((stem) => own.has(stem)))

function isEnough({ least }: BargainPart, sentence: string): boolean {
  if (least === null) return true
  // What is not in digits then is nothing or one.
  const numbers = [...withDigits(sentence).matchAll(/\d[\d,]*|\b(?:zero|one)\b/gi)].map(([found]) => numberOf(found))
  return numbers.length === 0 || numbers.some((value) => value >= least)
}

/** Of who asks for the yes, less will do: the person means to have given it all. */
const leastWithYes = 0.48

/** "Will you hold off on the ombudsman?": the last turn asks for what the role does on the condition. */
export const asksForYes = (bargain: Bargain, { asked }: Talk): boolean =>
  asked.some(({ act, text }) => !(act === 'question' && openWord.test(text)) && isNearYes(bargain, text))
const openWord = /^(?:and |so |but )?(?:what|why|how|who|when|where|which)\b/i

function isNearYes(bargain: Bargain, text: string): boolean {
  const promise = promiseOf(bargain)
  const own = meaningOf(promise.replace(/^I (?:will|can|would) (?:not )?/, ''))
  return coverage(own, meaningOf(text)) >= leastOfYes || nearness(vectorOf(promise), vectorOf(text)) >= leastNearYes
}
const leastOfYes = 0.3
const leastNearYes = 0.5

/** A longer turn is no offer. */
const mostRead = 2000
/** How near an offer has to be to a part, and how surely it meets it by what was learned. */
const leastMeant = { nearness: 0.63, sum: 1.15 }

/** Whether the person's turns offer a part in quite other words: "help me pick the new person". */
const isMeant = (part: BargainPart, { yes }: Bargain, { userTexts }: Talk): boolean =>
  isDeed(part) &&
  userTexts
    .filter((text) => text.length <= mostRead && bringsOffer(text))
    .some((text) => {
      const clauses = clausesOf(text).filter(
        (clause) => !denied.test(clause) && !givesNothing(part, clause) && !isOtherSum(part, clause),
      )
      const near = Math.max(0, ...clauses.map((clause) => nearnessTo(part, clause)))
      return near >= leastMeant.nearness && near + chanceOfMet({ words: part.text, then: yes }, text) >= leastMeant.sum
    })

/** "A fifty pound voucher" is not "the price of £28". */
function isOtherSum(part: BargainPart, clause: string): boolean {
  const wanted = amountsIn(part.text).map(({ value }) => value)
  const named = amountsIn(clause).map(({ value }) => value)
  return wanted.length > 0 && named.length > 0 && !named.some((value) => wanted.includes(value))
}

const isDeed = ({ isOfTalk, isManner, asksHelp, isApology }: BargainPart) =>
  !isOfTalk && !isManner && !asksHelp && !isApology

/** "You look into it": who does the rest does this, too. */
const pointsBack = ({ text, stems }: BargainPart) => stems.size <= 1 && /\b(?:it|this|that|them)$/i.test(text)

/** The parts of a condition that the person has not met yet. */
export function openParts(bargain: Bargain, talk: Talk): BargainPart[] {
  const known = bargain.parts.filter((part) => !isMet(part, talk) && !isMeant(part, bargain, talk))
  const open = known.length === 1 && bargain.parts.length > 1 ? known.filter((part) => !pointsBack(part)) : known
  const isFewOpen = open.length > 0 && open.length < bargain.parts.length
  if (
    !isFewOpen ||
    !open.every(isDeed) ||
    !(asksForYes(bargain, talk) || (open.length === 1 && asksToAgree.test(talk.text)))
  )
    return open
  // What gives another part, or asks for the yes, gives nothing more.
  const given = bargain.parts.filter((part) => !open.includes(part))
  const clauses = clausesOf(talk.text).filter(
    (clause) =>
      !denied.test(clause) && !isNearYes(bargain, clause) && !given.some((part) => isGivenBy(part, clause, talk)),
  )
  return open.filter(
    (part) => !clauses.some((clause) => !givesNothing(part, clause) && nearnessTo(part, clause) >= leastWithYes),
  )
}

/** The parts that were open before the person's last turn. */
export function openPartsBefore(bargain: Bargain, talk: Talk): BargainPart[] {
  const earlier = talk.userTexts.slice(0, -1)
  return openParts(bargain, { ...talk, userTexts: earlier, text: earlier.at(-1) ?? '', asked: [] })
}
