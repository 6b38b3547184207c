import { capitalised } from '../../language/tokens/first-letter.js'
import { plainText } from '../../language/markdown/escape-markdown.js'
import { isWeekday } from '../../language/tokens/calendar.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import type { Point } from '../select/point.js'
import { kindOfPoint } from '../phrase/kind-of-point.js'
import { openingOf } from '../phrase/opening-words.js'
import type { Candidate } from '../select/candidate.js'
import type { RatedPoint, ScoredTitle } from './rated-points.js'

const titlesOfActs: Partial<Record<Candidate['reported']['verb'], string>> = { insulted: 'Insult', agreed: 'Agreement' }
const longest = 40

/** Each point gets its own title: the point that a title fits best comes first. */
export function headings(rated: readonly RatedPoint[]): ReadonlyMap<Point, string> {
  const used = new Set<string>()
  const given = new Map<Point, string>()
  for (const { point, meant, titles } of rated.toSorted((a, b) => bestOf(b) - bestOf(a))) {
    const { main, sentences } = meant
    // What hardly names the point is a better name than half a sentence; one word that is said once comes last of all.
    const [bare, rest] = [titles.filter(isBare), titles.filter((one) => !isBare(one))].map((all) => all.map(textOf))
    const opening = openingOf(main, sentences, longest)
    const more = [
      kindOfPoint(sentences),
      ...rest!,
      ...bare!.filter((text) => !isDay(text) && !isLength.test(text)),
      opening,
    ].filter((one) => one !== null)
    const title =
      titlesOfActs[point.at(-1)!.reported.verb] ??
      titleOf(titles, used, more) ??
      `Further statement, turn ${(main.turns[0] ?? 0) + 1}`
    given.set(point, title)
    used.add(title.toLowerCase())
  }
  return given
}

const textOf = ({ text }: ScoredTitle): string => text

/** "Tuesday" alone says less than how the point begins. */
const isDay = (text: string): boolean => isWeekday(text.toLowerCase().replace(/s$/, ''))

/** "Thirty years". */
const isLength = /\b(?:year|month|week|day|hour|minute)s?$/i

const isBare = ({ isFigure, isSingle, text }: ScoredTitle): boolean => isFigure || (isSingle && !text.includes(' '))

const bestOf = ({ titles: [best] }: RatedPoint): number => best?.score ?? -Infinity

/** "Date: Thursday, the ninth" says more than either. */
const asksForTime = /^(?:date|time)$/
const saysHowOften = /\btimes a\b|\bevery\b/

/** What was only spoken of before a point names it if it fits well. */
const leastOfEarlier = 0.5
/** A date is one of what fits well. */
const leastOfAsked = 1
/** What else a point is about says more than nothing if it fits about as well. */
const leastOfDetail = -0.3

/**
 * The best title that has a word of its own. "Vicar: chairs", else "Rent: 1,250", of one that has none, of a mere figure or of what is
 * asked for; else one of `more`.
 */
function titleOf(
  titles: readonly ScoredTitle[],
  used: ReadonlySet<string>,
  more: readonly string[],
): string | undefined {
  const usedStems = new Set([...used].flatMap((text) => [...contentStems(text)]))
  const isNew = ({ text }: ScoredTitle) => ![...contentStems(text)].every((stem) => usedStems.has(stem))
  const fit = titles.filter(
    ({ score, kind, text }) => score > (kind === 'earlier' ? leastOfEarlier : 0) && !isDay(text),
  )
  const [thing, figure] = [fit.find(isThing), titles.find(({ isFigure }) => isFigure)]
  const detail = titles.find((one) => isDetail(one) && isNew(one))
  const together = (one: ScoredTitle, other: ScoredTitle | undefined) => (other ? [`${one.text}: ${other.text}`] : [])
  const best = fit.flatMap((one) => {
    if (one.isFigure) return [...(thing ? together(thing, one) : []), ...(isNew(one) ? [one.text] : [])]
    if (!asksForTime.test(one.text)) return isNew(one) ? [one.text] : together(one, detail ?? figure)
    const day = titles.find(({ isTime, text }) => isTime && !saysHowOften.test(text))
    const what = fit.find((other) => other.score > leastOfAsked && isThing(other))
    return [...(what ? together(what, one) : together(one, day)), ...(isNew(one) ? [one.text] : [])]
  })
  return [...best, ...more]
    .map((text) => capitalised(plainText(text)))
    .find((text) => text.length <= longest && !used.has(text.toLowerCase()))
}

/** "Date of birth" says no more than the date that it asks for. */
const isThing = ({ isFigure, text }: ScoredTitle): boolean => !isFigure && !/^(?:date|time)\b/.test(text)

const isDetail = (one: ScoredTitle): boolean => one.score > leastOfDetail && isThing(one) && one.kind === 'plain'
