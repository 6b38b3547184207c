import type { Span } from './best-spans.js'
import { coresOf, type Ends, heartOf, type Known, wordsIn } from './core-of.js'

/** What else of a passage is told is less probable. */
const shareOfRest = 0.5
const chanceOfHeart = 0.3
/** Of a talk of fewer words, passages are shown whole; of one of more, they are no large part, and each has more to explain. */
const [fewestWords, mostWords] = [200, 1100]

/**
 * What is shown of the spans of a talk: of each, the part that says most in few words; and between those of the best row, what
 * readers hardly leave out (docs/adr/0067).
 */
export function shownSpans(spans: readonly Span[], talk: Known): Span[] {
  const words = wordsIn(talk.units)
  if (words < fewestWords || words > mostWords) return [...spans]
  const row = spans.filter(({ isBest }) => isBest)
  const hearts = gapsBetween(row, talk.units.length).flatMap((gap) => heartOf(gap, talk) ?? [])
  return [
    ...spans.flatMap((span) =>
      coresOf(span, talk).map((core, at) => ({ ...span, ...core, chance: span.chance * (at === 0 ? 1 : shareOfRest) })),
    ),
    ...hearts.map((heart) => ({ ...heart, chance: chanceOfHeart, isBest: true })),
  ]
}

/** What no span of a row has. */
function gapsBetween(row: readonly Ends[], length: number): Ends[] {
  const ends = [-1, ...row.map(({ to }) => to).toSorted((a, b) => a - b)]
  const starts = [...row.map(({ from }) => from).toSorted((a, b) => a - b), length]
  return ends.map((end, at) => ({ from: end + 1, to: starts[at]! - 1 }))
}
