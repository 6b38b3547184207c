import { capitalised } from '../../language/tokens/first-letter.js'
import { plainText } from '../../language/markdown/escape-markdown.js'
import { isWeekday } from '../../language/tokens/calendar.js'
import { contentStems, shared } from '../../language/tokens/content-stems.js'
import type { Point } from '../select/point.js'
import { kindOfPoint } from '../phrase/kind-of-point.js'
import { openingOf } from '../phrase/opening-words.js'
import type { Candidate } from '../select/candidate.js'
import type { RatedPoint, ScoredTitle } from './rated-points.js'

const titlesOfActs: Partial<Record<Candidate['reported']['verb'], string>> = { insulted: 'Insult', agreed: 'Agreement' }
const longest = 40

/** Each point gets its own title: first the point to which another title would fit worst. */
export function headings(rated: readonly RatedPoint[]): ReadonlyMap<Point, string> {
  const used = new Set<string>()
  const given = new Map<Point, string>()
  const left = new Set(rated)
  while (left.size > 0) {
    const [next] = [...left]
      .map((one) => ({ one, options: optionsOf(one.titles, used) }))
      .toSorted((a, b) => regretOf(b.options) - regretOf(a.options))
    const title = titleOf(next!.one, next!.options, used)
    given.set(next!.one.point, title)
    used.add(title.toLowerCase())
    left.delete(next!.one)
  }
  return given
}

/** A title in one or two parts, and how well it fits. */
interface Option {
  text: string
  value: number
}

/** What a point without any fitting title has. */
const ofNone = -0.5

/** What fits worse says something false. */
const leastAtAll = -1

const regretOf = ([best, second]: readonly Option[]): number =>
  (best?.value ?? ofNone) - Math.max(ofNone, second?.value ?? ofNone)

function titleOf({ point, meant, titles }: RatedPoint, options: readonly Option[], used: ReadonlySet<string>): string {
  const { main, sentences } = meant
  // What hardly names the point is a better name than half a sentence; one word that is said once comes last of all.
  const said = titles.filter(({ kind, score }) => kind !== 'earlier' && score > leastAtAll)
  const [bare, rest] = [said.filter(isBare), said.filter((one) => !isBare(one))].map((all) => all.map(textOf))
  const more = [
    kindOfPoint(sentences),
    ...rest!,
    ...bare!.filter((text) => !isDay(text) && !isLength.test(text)),
    openingOf(main, sentences, longest),
  ].filter((one) => one !== null)
  return (
    titlesOfActs[point.at(-1)!.reported.verb] ??
    [...options.map(textOf), ...more].map(written).find((text) => isFree(text, used)) ??
    `Further statement, turn ${(main.turns[0] ?? 0) + 1}`
  )
}

const written = (text: string): string => capitalised(plainText(text))

const isFree = (text: string, used: ReadonlySet<string>): boolean =>
  text.length <= longest && !used.has(text.toLowerCase())

const textOf = ({ text }: { text: string }): string => text

/** "Tuesday" alone says less than how the point begins. */
const isDay = (text: string): boolean => isWeekday(text.toLowerCase().replace(/s$/, ''))

/** "Thirty years". */
const isLength = /\b(?:year|month|week|day|hour|minute)s?$/i

const isBare = ({ isFigure, isSingle, text }: ScoredTitle): boolean => isFigure || (isSingle && !text.includes(' '))

/** "Date: Thursday, the ninth" says more than either. */
const asksForTime = /^(?:date|time)$/
const saysHowOften = /\btimes a\b|\bevery\b/

/** What was only spoken of before a point names it if it fits well. */
const leastOfEarlier = 0.5
/** A date is one of what fits well. */
const leastOfAsked = 1
/** What else a point is about says more than nothing if it fits about as well; what fits well is a title of its own. */
const [leastOfDetail, mostOfDetail] = [-0.3, 1]

/** What says less than a thing, as a figure alone does, and so does a second part. */
const saysLittle = /^(?:reason|place|number)$/
const ofLittle = 0.7
const ofJoined = 0.6

const joined = (one: ScoredTitle, other: ScoredTitle): Option => ({
  text: `${one.text}: ${other.text}`,
  value: (one.score + other.score) / 2 - ofJoined,
})

/**
 * The titles that fit and have a word of their own, the best first. "Vicar: chairs", else "Rent: 1,250", of one that has none, and
 * of what is asked for.
 */
function optionsOf(titles: readonly ScoredTitle[], used: ReadonlySet<string>): Option[] {
  const usedStems = new Set([...used].flatMap((text) => [...contentStems(text)]))
  const isNew = ({ text }: ScoredTitle) => ![...contentStems(text)].every((stem) => usedStems.has(stem))
  const fit = titles.filter(
    ({ score, kind, text }) => score > (kind === 'earlier' ? leastOfEarlier : 0) && !isDay(text),
  )
  const figure = titles.find(({ isFigure }) => isFigure)
  const detail = titles.find((one) => isDetail(one) && isNew(one))
  const withPart = (one: ScoredTitle, part: ScoredTitle | undefined) =>
    part && one.kind !== 'earlier' && shared(contentStems(one.text), contentStems(part.text)) === 0
      ? [joined(one, part)]
      : []
  const alone = (one: ScoredTitle, value = one.score) => (isNew(one) ? [{ text: one.text, value }] : [])
  const options = fit.flatMap((one): Option[] => {
    if (one.isFigure || saysLittle.test(one.text)) return alone(one, one.score - ofLittle)
    if (!asksForTime.test(one.text)) return isNew(one) ? alone(one) : withPart(one, detail ?? figure)
    const day = titles.find(({ isTime, text }) => isTime && !saysHowOften.test(text))
    const what = fit.find((other) => other.kind === 'plain' && other.score > leastOfAsked && isThing(other))
    const [whole] = what ? withPart(what, one) : withPart(one, day)
    return [...(whole ? [{ ...whole, value: one.score }] : []), ...alone(one)]
  })
  return options.toSorted((a, b) => b.value - a.value).filter(({ text }) => isFree(written(text), used))
}

/** "Date of birth" says no more than the date that it asks for. */
const isThing = ({ isFigure, text }: ScoredTitle): boolean => !isFigure && !/^(?:date|time)\b/.test(text)

const isDetail = (one: ScoredTitle): boolean =>
  one.score > leastOfDetail && one.score < mostOfDetail && isThing(one) && one.kind === 'plain'
