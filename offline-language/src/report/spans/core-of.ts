import { contentStems } from '../../language/tokens/content-stems.js'
import { isQuestion, leansBack } from '../select/said.js'
import type { Span } from './best-spans.js'
import { canEnd, canStart } from './edges.js'
import { spanScores } from './span-weights.js'
import type { ReadUnit } from './unit-signs.js'

/** A passage of no more words is shown whole. */
const fewWords = 30
const fewestWords = 9
/** What a card has at most, unless no part of the passage can stand alone. */
const mostWords = 42
/** What a word has to add to be shown. */
const costOfWord = 0.03
/** How much it counts how readers begin and end a point. */
const shareOfEdges = 0.15
/** What readers hardly leave out. */
const leastOfHeart = 1.3
/** What it may cost that a part says itself who "she" is. */
const priceOfPerson = 0.8
const gainOfDue = 2

/** The places of the first and the last unit. */
export type Ends = Pick<Span, 'from' | 'to'>

/** What is known of the units of a talk. */
export interface Known {
  units: readonly ReadUnit[]
  /** How much each unit is worth inside a key point. */
  inside: readonly number[]
  /** Whether a reader understands units without the rest: `persons` if it is known who "he" and "she" are. */
  isClear: (ends: Ends, known: { persons: boolean }) => boolean
  /** Whether a unit must be told: why the two talk, or what they agree. */
  isDue: (unit: ReadUnit) => boolean
}

/**
 * The part of a passage that says most in few words, by what readers find worth telling, and what else of it is as much worth;
 * the passage itself if no part can stand alone.
 */
export function coresOf(span: Ends, talk: Known): Ends[] {
  if (wordsIn(talk.units.slice(span.from, span.to + 1)) <= fewWords) return [withItsMatter(span, talk.units)]
  const core = clearest(partsOf(span, talk), talk)
  if (!core) return [span]
  const rests = [
    { from: span.from, to: core.from - 1 },
    { from: core.to + 1, to: span.to },
  ]
  return [core, ...rests.flatMap((rest) => heartOf(rest, talk) ?? [])]
}

/** The best part with a sentence that readers would hardly leave out; null if there is none. */
export function heartOf(span: Ends, talk: Known): Ends | null {
  const isHeart = (unit: ReadUnit, at: number) => talk.isDue(unit) || talk.inside[at]! >= leastOfHeart
  const hasHeart = ({ from, to }: Ends) => talk.units.slice(from, to + 1).some((unit, at) => isHeart(unit, from + at))
  return clearest(partsOf(span, talk).filter(hasHeart), talk) ?? null
}

/** The best part; one that says itself who "she" is, if it is not much worse. */
function clearest(parts: readonly Part[], { isClear }: Known): Part | undefined {
  const best = parts.find((part) => isClear(part, { persons: true }))
  const near = parts.filter(({ value }) => best && value >= best.value - priceOfPerson)
  return near.find((part) => isClear(part, { persons: false })) ?? best
}

interface Part extends Ends {
  value: number
}

/** The parts of a passage that can begin and end so, the best first. */
function partsOf(span: Ends, { units, inside, isDue }: Known): Part[] {
  const parts: Part[] = []
  for (let from = span.from; from <= span.to; from++) {
    if (isDenied(units, from) || (from > span.from && (!canStart(units, from) || isAfterQuestion(units, from))))
      continue
    let words = 0
    let value = shareOfEdges * startOf(units[from]!)
    for (let to = from; to <= span.to; to++) {
      const unit = units[to]!
      words += lengthOf(unit)
      if (words > mostWords) break
      value += inside[to]! - costOfWord * lengthOf(unit) + (isDue(unit) ? gainOfDue : 0)
      const isWhole = words >= fewestWords && !isComment(units.slice(from, to + 1))
      const isEnd = to === span.to || (canEnd(unit) && !isAnswered(units, { from, to }))
      if (isWhole && isEnd) parts.push({ from, to, value: value + shareOfEdges * endOf(unit) })
    }
  }
  return parts.toSorted((a, b) => b.value - a.value)
}

const startOf = ({ signs, vector }: ReadUnit): number => spanScores.start(signs, vector)
const endOf = ({ signs, vector }: ReadUnit): number => spanScores.end(signs, vector)

/** A comment with the sentence before it. */
function withItsMatter({ from, to }: Ends, units: readonly ReadUnit[]): Ends {
  const isAfterMore = units[from - 1]?.at === units[from]!.at
  return { from: isAfterMore && isComment(units.slice(from, to + 1)) ? from - 1 : from, to }
}

/** "I want to be straight about that.": nothing but a comment on the sentence before it. */
function isComment(units: readonly ReadUnit[]): boolean {
  const [one, more] = units.filter(({ isEmpty }) => !isEmpty)
  return (
    one !== undefined &&
    more === undefined &&
    one.piece.figures.length === 0 &&
    contentStems(one.piece.text).size < fewestStems
  )
}

const fewestStems = 4

/** Whether a unit comes right after a question, of the other speaker or their own: "If it happens at night? Last time nobody came." */
function isAfterQuestion(units: readonly ReadUnit[], at: number): boolean {
  const before = units[at - 1]
  return before !== undefined && isQuestion(before.piece)
}

/** "Not the library." comes before "We only close the reading room." */
function isDenied(units: readonly ReadUnit[], at: number): boolean {
  const before = units[at - 1]
  return before !== undefined && before.at === units[at]!.at && denies.test(before.piece.text)
}

const denies = /^(?:no[.!] )?(?:not|never)\b.{0,30}[.!]$/i

/** Whether what the other speaker says to a unit belongs to it: to a question, to an offer, or with a figure that says what follows. */
function isAnswered(units: readonly ReadUnit[], { from, to: at }: Ends): boolean {
  const [own, next] = [units[at]!, units[at + 1]]
  if (next === undefined) return false
  if (isQuestion(own.piece) || asksBefore(units.slice(from, at), own) || isHalfAnswer(units, at)) return true
  if (next.at !== own.at)
    return own.signs['proposal'] === 1 || (next.piece.figures.length > 0 && leansBack([[next.piece]]))
  return false
}

/** "And the food? I'm not cooking for thirty.": the next turn has the answer. */
const asksBefore = (before: readonly ReadUnit[], { at }: ReadUnit): boolean =>
  before.some((unit) => unit.at === at && (isQuestion(unit.piece) || asksYou.test(unit.piece.text)))

/** "There's one photo I wanted to ask you about." */
const asksYou = /\b(?:want|wanted|like) to ask you\b|\bwonder(?:ing|ed)? (?:if|whether|what|how)\b/i

/** "No, you're right.", of an answer that goes on. */
function isHalfAnswer(units: readonly ReadUnit[], at: number): boolean {
  const [before, own, next] = [units[at - 1], units[at]!, units[at + 1]]
  const isFirst = before !== undefined && before.at !== own.at && isQuestion(before.piece)
  return isFirst && next?.at === own.at && own.piece.figures.length === 0 && lengthOf(own) < wordsOfAnswer
}

const wordsOfAnswer = 6

const lengthOf = ({ piece }: ReadUnit): number => piece.said.split(' ').length
export const wordsIn = (units: readonly ReadUnit[]): number => units.reduce((sum, unit) => sum + lengthOf(unit), 0)
