import { capitalised } from '../../language/tokens/first-letter.js'
import { plainText } from '../../language/markdown/escape-markdown.js'
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
    // A thing that hardly names the point is a better name than half a sentence; one word that is said once is none.
    const things = titles
      .filter(({ isFigure, isSingle, text }) => !isFigure && (!isSingle || text.includes(' ')))
      .map(({ text }) => text)
    const more = [kindOfPoint(sentences), ...things, openingOf(main, sentences, longest)].filter((one) => one !== null)
    const title =
      titlesOfActs[point.at(-1)!.reported.verb] ??
      titleOf(titles, used, more) ??
      `Further statement, turn ${(main.turns[0] ?? 0) + 1}`
    given.set(point, title)
    used.add(title.toLowerCase())
  }
  return given
}

const bestOf = ({ titles: [best] }: RatedPoint): number => best?.score ?? -Infinity

/** The best title that has a word of its own, else "Rent: 1,250", else one of `more`. */
function titleOf(
  titles: readonly ScoredTitle[],
  used: ReadonlySet<string>,
  more: readonly string[],
): string | undefined {
  const usedStems = new Set([...used].flatMap((text) => [...contentStems(text)]))
  const isNew = ({ text }: ScoredTitle) => ![...contentStems(text)].every((stem) => usedStems.has(stem))
  const fit = titles.filter(({ score }) => score > 0)
  const [best] = fit
  const figure = titles.find(({ isFigure, text }) => isFigure && text !== best?.text)
  const again = best && !best.isFigure && figure ? [`${best.text}: ${figure.text}`] : []
  return [...fit.filter(isNew).map(({ text }) => text), ...again, ...more]
    .map((text) => capitalised(plainText(text)))
    .find((text) => text.length <= longest && !used.has(text.toLowerCase()))
}
