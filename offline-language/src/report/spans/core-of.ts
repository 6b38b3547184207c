import { canStart, turnsAway } from './edges.js'
import { goesOn, isGivingIn, onlyTakesUp } from './goes-on.js'
import { type Ends, isAfterQuestion, isComment, isDenied, isEchoOnly, isEnd, lengthOf, wordsIn } from './part-edges.js'
import { spanScores } from './span-weights.js'
import type { ReadUnit } from './unit-signs.js'

/** A passage of no more words is shown whole. */
const fewWords = 30
const fewestWords = 9
/** What a card has at most, unless no part of the passage can stand alone. */
const mostWords = 50
/** What a word has to add to be shown. */
const costOfWord = 0.05
/** How much it counts how readers begin and end a point. */
const shareOfEdges = 0.15
/** What readers hardly leave out. */
const leastOfHeart = 1.5
/** What it may cost that a part says itself who "she" is. */
const priceOfPerson = 0.8
/** What it may cost that nothing in a part says what its "it" is. */
const priceOfPronoun = 1.5
const gainOfDue = 2
/** What a unit gains that the talk surely comes to; few are as probable as a third. */
const gainOfDecided = 6
const mostGain = 2.5
/** What the talk so probably comes to is told. */
const leastDecided = 0.2

/** What is known of the units of a talk. */
export interface Known {
  units: readonly ReadUnit[]
  /** How much each unit is worth inside a key point. */
  inside: readonly number[]
  /** How probably readers would say that the talk comes to each unit, from 0 to 1. */
  decided: readonly number[]
  /** Whether a reader understands units without the rest: `persons` if it is known who "he" and "she" are. */
  isClear: (ends: Ends, known: { persons: boolean }) => boolean
  /** Whether a unit must be told: why the two talk, or what they agree. */
  isDue: (unit: ReadUnit) => boolean
}

/**
 * The part of a passage that says most in few words, by what readers find worth telling, and what else of it is as much worth;
 * the passage itself if no part can stand alone.
 */
export function coresOf(chosen: Ends, talk: Known, free = 0): Ends[] {
  const span = wholeOf(chosen, talk.units, free)
  if (wordsIn(talk.units.slice(span.from, span.to + 1)) <= fewWords) return [withItsMatter(span, talk.units, free)]
  const core = clearest(partsOf(span, talk, span.to), talk)
  if (!core) return [span]
  const rests = [
    { from: span.from, to: core.from - 1 },
    { from: core.to + 1, to: span.to },
  ]
  return [core, ...rests.flatMap((rest) => heartOf(rest, talk) ?? [])]
}

/** The best part with a sentence that readers would hardly leave out; null if there is none. */
export function heartOf(span: Ends, talk: Known): Ends | null {
  const isHeart = (at: number) => talk.inside[at]! >= leastOfHeart || isToTell(talk, at)
  const has = ({ from, to }: Ends, is: (at: number) => boolean) =>
    talk.units.some((_, at) => from <= at && at <= to && is(at))
  const best = clearest(
    partsOf(span, talk).filter((part) => has(part, isHeart)),
    talk,
  )
  const isKnown = best && (talk.isClear(best, { persons: true }) || has(best, (at) => isToTell(talk, at)))
  return isKnown ? best : null
}

/** Whether a unit is told even if a reader has to guess what its "it" means. */
export const isToTell = ({ units, decided, isDue }: Known, place: number): boolean =>
  isDue(units[place]!) || decided[place]! >= leastDecided

/** The best part that a reader understands, and that says itself who "she" is, unless another is much better. */
function clearest(parts: readonly Part[], { isClear }: Known): Part | undefined {
  const [most] = parts
  const best = parts.find((part) => isClear(part, { persons: true }))
  if (most === undefined || best === undefined || best.value < most.value - priceOfPronoun) return most
  const near = parts.filter(({ value }) => value >= best.value - priceOfPerson)
  return near.find((part) => isClear(part, { persons: false })) ?? best
}

interface Part extends Ends {
  value: number
}

/** The parts of a passage that can begin and end so, the best first; `whole` is where it can end because its passage does. */
function partsOf(span: Ends, talk: Known, whole?: number): Part[] {
  const { units } = talk
  const parts: Part[] = []
  for (let from = span.from; from <= span.to; from++) {
    if (isDenied(units, from) || isAfterQuestion(units, from) || onlyTakesUp(units, from)) continue
    if (from > span.from && !canStart(units, from)) continue
    let words = 0
    let value = shareOfEdges * startOf(units[from]!)
    for (let to = from; to <= span.to; to++) {
      const unit = units[to]!
      words += lengthOf(unit)
      if (words > mostWords || (to > from && turnsAway(unit))) break
      value += worthOf(talk, to) - costOfWord * lengthOf(unit)
      const isWhole = words >= fewestWords && !isComment(units.slice(from, to + 1))
      if (isWhole && isEnd(units, { from, to }, whole))
        parts.push({ from, to, value: value + shareOfEdges * endOf(unit) })
    }
  }
  return parts.toSorted((a, b) => b.value - a.value)
}

/** What a unit adds to a part. */
export function worthOf({ units, inside, decided, isDue }: Known, place: number): number {
  const gain = Math.min(mostGain, gainOfDecided * decided[place]!)
  return inside[place]! + Math.max(gain, isDue(units[place]!) ? gainOfDue : 0)
}

/** A passage with the question before it, from a free place on, and with what settles its last sentence. */
function wholeOf({ from, to }: Ends, units: readonly ReadUnit[], free: number): Ends {
  let [start, end] = [from, to]
  const leans = () => isAfterQuestion(units, start) || onlyTakesUp(units, start)
  while (start > Math.max(free, from - mostBefore) && leans()) start--
  if (leans()) start = from
  const isOpen = () => goesOn(units, end) || isBeforeYes(units, end) || isEchoOnly(units, { from: start, to: end })
  while (end < to + mostAfter && isOpen()) end++
  const back = Math.max(-1, ...units.slice(start, end + 1).map(({ takenBackAt = -1 }) => takenBackAt))
  if (back > end && back <= to + mostAfter) return { from: start, to: back }
  return { from: start, to: goesOn(units, end) ? to : end }
}

/** "He'll moan. It's a long way. But okay, yes.", of the same turn. */
const isBeforeYes = (units: readonly ReadUnit[], end: number): boolean =>
  units.slice(end + 1, end + 1 + mostToYes).some((unit) => unit.at === units[end]!.at && isGivingIn(unit.piece))

const mostToYes = 2
const mostBefore = 4
const mostAfter = 6

const startOf = ({ signs, vector }: ReadUnit): number => spanScores.start(signs, vector)
const endOf = ({ signs, vector }: ReadUnit): number => spanScores.end(signs, vector)

/** A comment with the sentence before it. */
function withItsMatter({ from, to }: Ends, units: readonly ReadUnit[], free: number): Ends {
  const isAfterMore = from > free && units[from - 1]?.at === units[from]!.at
  return { from: isAfterMore && isComment(units.slice(from, to + 1)) ? from - 1 : from, to }
}
