import { contentStems } from '../../language/tokens/content-stems.js'
import type { Point } from '../select/point.js'
import type { TopicSupport } from '../select/topic-support.js'
import type { RatedPoint } from './rated-points.js'

const leastOfPhrase = 0.6
const leastOfWord = 2

/** The support of the points, whose headings are `given`. */
export function supportOf(points: readonly RatedPoint[], given: ReadonlyMap<Point, string>): TopicSupport {
  const named = points.flatMap(({ point, titles }) =>
    titles.filter(
      ({ text, isFigure, isSingle }) =>
        !isFigure && !isSingle && text.toLowerCase() === given.get(point)?.toLowerCase(),
    ),
  )
  const stems = [...given.values()].map(contentStems)
  return {
    has: (wanted) => stems.some((one) => wanted.every((stem) => one.has(stem))),
    titles: named
      .filter(({ text, score }) => score > (text.includes(' ') ? leastOfPhrase : leastOfWord))
      .toSorted((a, b) => b.score - a.score)
      .map(({ text }) => text),
  }
}
