import { nearness, vectorOf } from '../../language/encoder/sentence-vector.js'
import { remembered } from '../../language/encoder/remembered.js'
import { answerVectorOf } from '../../language/encoder/answer-vector.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { chanceOfMet } from '../conditions/met.js'
import { projectedNearness } from '../conditions/projected.js'
import { coverage, meaningOf } from '../units/meaning.js'
import type { Bargain, BargainPart } from '../units/unit.js'
import { amountsIn, isComparable } from '../wording/amounts.js'
import { numberOf, withDigits } from '../wording/number-words.js'
import { bringsOffer, offersByQuestion } from './offered-deed.js'
import { givesNothing } from './offered-part.js'
import { namesCompany } from './out-of-reach.js'

const patterns = loadPatterns(
  'replies/given-parts',
  'hesitates',
  'refuses',
  'denies',
  'asksOfListener',
  'asksIfEnough',
  'negative',
)
/** How a clause looks that gives nothing: put off, refused, denied, asked of the part. */
export const { hesitates, refuses, denies, asksOfListener } = patterns
const { asksIfEnough, negative } = patterns

/** What each likeness counts: the words of a part say less than what it means. */
const counts = { words: 0.5, met: 0.4 }
/** How near a clause is that gives a part; less will do for what alone is left, if it asks for the yes, and beside what gives the others. */
const least = { alone: 1.73, ofClause: 1.85, forYes: 1.55, ofRest: 1.45, withYes: 1.35, beside: 1 }
/** How much nearer a clause has to be to its part than to any other: "hall and living room" gives nothing. */
const clearly = { alone: 0.25, beside: 0.6 }
const longestTurn = 1000
const fewestWords = 3

const mostKnown = 1000
/** A clause with what a part wants and what is done for it: each turn compares all that was said before. */
const likenessOf = remembered(mostKnown, (key) => {
  const [wanted = '', yes = '', clause = ''] = key.split('\n')
  const deed = wanted.replace(/^you /, '')
  return {
    meant:
      nearness(vectorOf(deed), vectorOf(clause)) +
      nearness(answerVectorOf(deed), answerVectorOf(clause)) +
      projectedNearness(wanted, clause) +
      chanceOfMet({ words: wanted, then: yes }, clause) * counts.met,
  }
})

/** How near a clause is to what a part of a bargain wants, by words and by meaning. */
export const likenessTo = ({ text, stems }: BargainPart, yes: string, clause: string): number =>
  likenessOf([text, yes, clause].join('\n')).meant + coverage(stems, meaningOf(clause)) * counts.words

/** Who is to hold the rise to five per cent has to name it, and a mere price gives nothing else: "Five grand for this old heap". */
function lacksFigure(part: BargainPart, text: string): boolean {
  const [wanted, named] = [amountsIn(part.text), amountsIn(text)]
  if (wanted.length === 0) {
    if (ofSum.test(part.text)) return named.length === 0
    return price.test(text) && coverage(part.stems, meaningOf(text)) === 0
  }
  return !named.some(({ value }) => wanted.some((each) => isReached(part, value, each.value)))
}
/** "A fair sum" */
const ofSum = /\b(?:sum|amount|figure|payment)\b(?! of)/i
/** "No more than 60" is met by 50, "at least 43,000" by 43,500. */
const atMost = /\b(?:no more than|not more than|at most|up to|no higher than|a maximum of|or less|or under)\b/i
const isReached = ({ text, least: fewest }: BargainPart, named: number, wanted: number): boolean => {
  if (atMost.test(text)) return named <= wanted
  return fewest === wanted ? named >= wanted : named === wanted
}
const price = /[€£$]\d|\b\d[\d.,]* ?(?:grand|k|pounds|euros|dollars)\b/i

/** "One volunteer" is not "at least three". */
function isTooFew({ least: fewest }: BargainPart, text: string): boolean {
  if (fewest === null) return false
  const named = [...withDigits(text).matchAll(/\d[\d,]*|\b(?:zero|one)\b/gi)].map(([found]) => numberOf(found))
  return named.length > 0 && !named.some((value) => value >= fewest)
}

/** "You would pay for it?", "Your bill has gone where?" */
const onlyAsks = (side: string) =>
  asksOfListener.test(side) || (side.endsWith('?') && !bringsOffer(side) && !offersByQuestion(side))

/** "We won't come in unasked" gives "nobody comes in without asking", and no other part. */
const isRefused = (part: BargainPart, side: string): boolean =>
  hesitates.test(side) || onlyAsks(side) || (refuses.test(side) && !negative.test(part.text))

/** "A plan is agreed": what no one in particular does is given in its words. */
const isUnnamed = ({ text, stems }: BargainPart, clause: string): boolean =>
  /^(?:an?|it|there) /.test(text) && coverage(stems, meaningOf(clause)) === 0

const isNothing = (part: BargainPart, clause: string): boolean =>
  isRefused(part, clause) ||
  isUnnamed(part, clause) ||
  (denies.test(clause) && !negative.test(part.text)) ||
  lacksFigure(part, clause) ||
  isTooFew(part, clause) ||
  givesNothing(part, clause)

/** "I cannot pay double, but you can have the day off" says two things. */
const sidesOf = (text: string): string[] => sentencesOf(text).flatMap((sentence) => sentence.split(/,? but (?=\p{L})/u))
const clausesOf = (side: string): string[] =>
  side
    .split(/[,;:] (?:and |or |so )?| and /)
    .map((clause) => (bringsOffer(side) ? clause.replace(/\?$/, '.') : clause))
    .flatMap((clause) => withOwnIf(clause))
    .filter((clause) => clause.split(' ').length >= fewestWords)
/** "Would you take 800 if I fetch it?" offers to fetch it. */
const withOwnIf = (clause: string): string[] => {
  const [before = '', own] = clause.split(/ if (?=(?:i|we)\b)/i)
  return own === undefined ? [clause] : [before, own.replace(/\?$/, '.')]
}

interface Near {
  part: BargainPart
  likeness: number
  /** How much nearer it is than the next. */
  lead: number
  /** What is near it. */
  text: string
  isWhole: boolean
}
/** The part that a text is nearest to; null if it gives none. */
function nearestTo({ parts, yes }: Deal, text: string, isWhole: boolean): Near | null {
  const [best, next] = parts
    .filter((part) => !isNothing(part, text))
    .map((part) => ({ part, likeness: likenessTo(part, yes, text) }))
    .sort((a, b) => b.likeness - a.likeness)
  return best ? { ...best, lead: best.likeness - (next?.likeness ?? 0), text, isWhole } : null
}

/** What a side of a turn may give: the part that all of it is nearest to, and those that a clause of it is clearly nearer to. */
function offeredIn(deal: Deal, side: string): Near[] {
  const open = { ...deal, parts: deal.parts.filter((part) => !isRefused(part, side)) }
  const whole = nearestTo(open, side, true)
  const clauses = clausesOf(side).flatMap((clause) => {
    const near = nearestTo(open, clause, false)
    return near && (near.part === whole?.part || near.lead >= clearly.alone) ? near : []
  })
  return [...(whole ? [whole] : []), ...clauses]
}

const isSure = ({ likeness, isWhole }: Near, asksYes: boolean) =>
  likeness >= (isWhole ? (asksYes ? least.forYes : least.alone) : least.ofClause)
/** What stands beside an offer that gives the other parts: "two more weeks" for "an extension". */
const isBeside = ({ likeness, lead, text }: Near, asksYes: boolean) =>
  likeness >= least.beside && lead >= clearly.beside && (asksYes || bringsOffer(text))

/** Whether a turn means the one part that is left: it offers it, or asks for the yes. */
const meansRest = (near: readonly Near[], asksYes: boolean): boolean =>
  near.some(
    (each) => (asksYes && each.likeness >= least.withYes) || (bringsOffer(each.text) && each.likeness >= least.ofRest),
  )

/** "You have proof" is stated, not offered, whatever else is near it; "a letter from you" is no proof. */
const statesRest = (rest: BargainPart, yes: string, text: string): boolean =>
  /^you (?:have|had|are|were)\b/.test(rest.text) &&
  sidesOf(text).some(
    (side) => !isNothing(rest, side) && !/\bfrom you\b/i.test(side) && likenessTo(rest, yes, side) >= least.ofRest,
  )

type Deal = Pick<Bargain, 'parts' | 'yes'>

/** "Would that help?" */
export const isEnoughAsked = (text: string): boolean => asksIfEnough.test(text)

/** What was paid, is wanted or is earned elsewhere is no offer. */
const ofOtherSum =
  /\b(?:you|they|he|she) (?:said|want|wanted|asked|earn|paid|charge|owe)|\b(?:was|were|paid|cost|costs|earned|had)\b/i

const { ofHelp } = loadPatterns('units/any-offer', 'anyOffer', 'fairSum', 'ofHelp')

/** "You give me a firm date", "you name an amount": any will do. */
const ofDateOnly = /^you (?:give|name|tell|offer|promise|set|fix)(?: me)? an? (?:\p{L}+ )?(?:date|day|deadline)$/iu
const ofSumOnly = /^you (?:give|name|tell|offer|promise)(?: me)? an? (?:\p{L}+ )?(?:amount|sum|figure|price)$/iu
const asksOfWord = /\b(?:when|what|which|how|why|by when)\b[^?]*\?/i
const { namesDate } = loadPatterns('replies/named-date', 'ofDate', 'namesDate')

/** A sum that reaches the one that a part names, whatever else is said, and "two students" for a helper. */
const isSurelyGiven = (part: BargainPart, side: string): boolean => {
  if (ofHelp.test(part.text)) return namesCompany(side)
  if (ofDateOnly.test(part.text)) return namesDate.test(side) && !asksOfWord.test(side) && !hesitates.test(side)
  if (ofSumOnly.test(part.text))
    return amountsIn(side).length > 0 && !asksOfWord.test(side) && !ofOtherSum.test(side) && !hesitates.test(side)
  const wanted = amountsIn(part.text)
  return (
    (part.least !== null || atMost.test(part.text)) &&
    wanted.length > 0 &&
    !ofOtherSum.test(side) &&
    !hesitates.test(side) &&
    !refuses.test(side) &&
    amountsIn(side).some((named) =>
      wanted.some((each) => isComparable(named, each) && isReached(part, named.value, each.value)),
    )
  )
}

/** The parts of a bargain that these turns give, one after the other; `asksYes` says whether a turn asks for what is done in return. */
export function givenBy(
  deal: Deal,
  userTexts: readonly string[],
  asksYes: (text: string) => boolean,
): ReadonlySet<BargainPart> {
  const given = new Set<BargainPart>()
  for (const text of userTexts.filter(({ length }) => length <= longestTurn)) {
    const offered = sidesOf(text).flatMap((side) => offeredIn(deal, side))
    const isForYes = isEnoughAsked(text) || asksYes(text)
    const sure = offered.filter((near) => isSure(near, isForYes)).map(({ part }) => part)
    const named = deal.parts.filter((part) => sidesOf(text).some((side) => isSurelyGiven(part, side)))
    for (const part of [...sure, ...named]) given.add(part)
    const [rest, ...more] = deal.parts.filter((part) => !given.has(part))
    if (!rest || more.length > 0 || given.size === 0) continue
    const ofRest = offered.filter(({ part }) => part === rest)
    if (
      statesRest(rest, deal.yes, text) ||
      meansRest(ofRest, isForYes) ||
      (sure.length > 0 && ofRest.some((near) => isBeside(near, isForYes)))
    )
      given.add(rest)
  }
  return given
}
