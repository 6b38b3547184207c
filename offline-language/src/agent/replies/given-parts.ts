import { sentencesOf } from '../../language/sentences/sentences-of.js'
import type { Bargain, BargainPart } from '../units/unit.js'
import { isEnoughAsked, isNothing, isRefused } from './gives-no-part.js'
import { bringsOffer } from './offered-deed.js'
import { likenessTo } from './part-likeness.js'
import { isSurelyGiven } from './surely-given.js'

/** How near a clause is that gives a part; less will do for what alone is left, if it asks for the yes, and beside what gives the others. */
const least = { alone: 1.73, ofClause: 1.85, forYes: 1.55, ofRest: 1.45, withYes: 1.35, beside: 1 }
/** How much nearer a clause has to be to its part than to any other: "hall and living room" gives nothing. */
const clearly = { alone: 0.25, beside: 0.6 }
const longestTurn = 1000
const fewestWords = 3

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
