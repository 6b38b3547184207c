import { canEnd, canStart, turnsAway } from './edges.js'
import type { ReadUnit } from './unit-signs.js'
import { mostUnits, mostWords, spanScores } from './span-weights.js'

/** Sentences that follow one another, from the first to the last, and how probably a reader would choose them as a key point. */
export interface Span {
  from: number
  to: number
  chance: number
  /** Whether it is in the best row. */
  isBest: boolean
}

interface Scored extends Pick<Span, 'from' | 'to'> {
  score: number
}

/** Readers miss a point that is not there more than they mind one too many. */
const bonus = 0.6

/**
 * Every possible span of a talk. A talk is a row of spans and of units that are in none; the chance of a span is the share of all
 * rows with it, each weighed by its score (semi-Markov conditional random field: Sarawagi and Cohen, 2004).
 */
export function spansWithChance(units: readonly ReadUnit[]): Span[] {
  const spans = scoredSpans(units)
  const endingAt = Map.groupBy(spans, ({ to }) => to)
  const startingAt = Map.groupBy(spans, ({ from }) => from)
  const until = [0]
  for (let at = 0; at < units.length; at++)
    until.push(sumOf([until[at]!, ...(endingAt.get(at) ?? []).map(({ from, score }) => until[from]! + score)]))
  const after = Array.from({ length: units.length + 1 }, () => 0)
  for (let at = units.length - 1; at >= 0; at--)
    after[at] = sumOf([after[at + 1]!, ...(startingAt.get(at) ?? []).map(({ to, score }) => after[to + 1]! + score)])
  const all = until.at(-1)!
  const best = bestRow(endingAt, units.length)
  return spans.map((span) => {
    const { from, to, score } = span
    return { from, to, chance: Math.exp(until[from]! + score + after[to + 1]! - all), isBest: best.has(span) }
  })
}

/** The spans of the row with the highest score. */
function bestRow(endingAt: ReadonlyMap<number, readonly Scored[]>, length: number): ReadonlySet<Scored> {
  const most = [0]
  const last: (Scored | null)[] = [null]
  for (let at = 0; at < length; at++) {
    most.push(most[at]!)
    last.push(null)
    for (const span of endingAt.get(at) ?? []) {
      const sum = most[span.from]! + span.score + bonus
      if (sum <= most[at + 1]!) continue
      most[at + 1] = sum
      last[at + 1] = span
    }
  }
  const row = new Set<Scored>()
  for (let at = length; at > 0;) {
    const span = last[at]
    if (span) row.add(span)
    at = span ? span.from : at - 1
  }
  return row
}

/** The logarithm of a sum of exponentials. */
function sumOf(values: readonly number[]): number {
  const most = Math.max(...values)
  return most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0))
}

function scoredSpans(units: readonly ReadUnit[]): Scored[] {
  const inside = units.map(({ signs, vector }) => spanScores.inside(signs, vector))
  const start = units.map(({ signs, vector }, at) => {
    const border = units[at - 1]?.border
    return spanScores.start(signs, vector) + (border ? spanScores.before(border) : 0)
  })
  const end = units.map(
    ({ signs, vector, border }, at) =>
      spanScores.end(signs, vector) + (at + 1 < units.length ? spanScores.after(border) : 0),
  )
  const within = units.map(({ border }) => spanScores.within(border))
  const words = units.map(({ piece }) => piece.said.split(' ').length)
  return units.flatMap((_, from) => {
    const spans: Scored[] = []
    if (!canStart(units, from)) return spans
    let [sum, count] = [0, 0]
    for (let to = from; to < units.length && to - from < mostUnits; to++) {
      sum += inside[to]! + (to > from ? within[to - 1]! : 0)
      count += words[to]!
      if (to > from && (count > mostWords || turnsAway(units[to]!))) break
      if (!canEnd(units[to]!)) continue
      const score = start[from]! + sum + end[to]! + spanScores.ofLength(count, to - from + 1)
      spans.push({ from, to, score })
    }
    return spans
  })
}
