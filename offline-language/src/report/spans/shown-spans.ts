import type { Span } from './best-spans.js'
import { coresOf, heartOf, isToTell, type Known, worthOf } from './core-of.js'
import { type Ends, wordsIn } from './part-edges.js'

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
  const row = spans.filter(({ isBest }) => isBest).toSorted((a, b) => a.from - b.from)
  const isTold = ({ from, to }: Ends) =>
    talk.units.some((_, at) => from <= at && at <= to && worthOf(talk, at) >= leastPeak)
  let free = 0
  const shown = row.flatMap((span) => {
    const from = Math.max(span.from, free)
    if (from > span.to) return []
    const cores = coresOf({ from, to: span.to }, talk, free)
    free = Math.max(...cores.map(({ to }) => to)) + 1
    return withChances(span, cores, talk)
  })
  const gaps = gapsBetween([...row, ...shown], talk.units.length)
  const hearts = gaps.flatMap((gap) => heartOf(gap, talk) ?? [])
  const best = [
    ...shown.filter(isTold),
    ...hearts.flatMap((heart) => withChances({ ...heart, chance: chanceOfHeart, isBest: true }, [heart], talk)),
  ]
  return [
    ...within(Math.max(leastShown, shareShown * words), best, talk),
    ...spans.filter(({ isBest }) => !isBest).flatMap((span) => withChances(span, coresOf(span, talk), talk)),
  ]
}

/** Of so many words, what must be told and then what says most in each; who repeats most of a talk sums up nothing. */
function within(mostWords: number, parts: readonly Span[], talk: Known): Span[] {
  const lengthOf = ({ from, to }: Ends) => wordsIn(talk.units.slice(from, to + 1))
  const rated = parts.map((part) => {
    const places = talk.units.flatMap((_, at) => (part.from <= at && at <= part.to ? at : []))
    const worth = places.reduce((sum, at) => sum + Math.max(0, worthOf(talk, at)), 0)
    return { part, isToTell: Number(places.some((at) => isToTell(talk, at))), density: worth / lengthOf(part) }
  })
  let left = mostWords
  return rated
    .toSorted((a, b) => b.isToTell - a.isToTell || b.density - a.density)
    .flatMap(({ part }) => {
      if (lengthOf(part) > left) return []
      left -= lengthOf(part)
      return [part]
    })
}

/** What share of the words of a talk its key points have, and how many words they may have in any case. */
const shareShown = 0.53
const leastShown = 270

/** Not "Do you want a jar, while you're here?", of which no sentence is worth much. */
const leastPeak = 0.8

/** What the talk comes to is more probable than what else is as much worth. */
function withChances(span: Span, cores: readonly Ends[], { decided }: Known): Span[] {
  return cores.map(({ from, to }, at) => {
    const chance = span.chance * (at === 0 ? 1 : shareOfRest) + Math.max(...decided.slice(from, to + 1))
    return { ...span, from, to, chance: Math.min(1, chance) }
  })
}

/** What none of some parts of a talk has. */
function gapsBetween(parts: readonly Ends[], length: number): Ends[] {
  const isIn = Array.from({ length }, (_, place) => parts.some(({ from, to }) => from <= place && place <= to))
  const starts = isIn.flatMap((one, place) => (!one && (isIn[place - 1] ?? true) ? place : []))
  return starts.map((from) => {
    const end = isIn.indexOf(true, from)
    return { from, to: (end < 0 ? length : end) - 1 }
  })
}
