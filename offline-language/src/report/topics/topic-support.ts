import { mean, type SentenceVector } from '../../language/encoder/sentence-vector.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import type { Point } from '../select/point.js'
import type { RatedPoint, ScoredTitle } from '../title/rated-points.js'

/** What the key points say of the topics of a talk. */
export interface TopicSupport {
  /** Whether a point is named for what has these stems. */
  isTitle: (stems: readonly string[]) => boolean
  /** In how many points someone says these stems. */
  pointsWith: (stems: readonly string[]) => number
  /** What the points could be named for: things and matters, nothing that fits badly. */
  titles: readonly Pick<ScoredTitle, 'text' | 'score' | 'kind'>[]
  vectors: readonly SentenceVector[]
  /** What the points mean together; null if there are none. */
  middle: SentenceVector | null
}

const leastScore = -1

/** The support of the points, whose headings are `given`. */
export function supportOf(points: readonly RatedPoint[], given: ReadonlyMap<Point, string>): TopicSupport {
  const named = [...given.values()].map(contentStems)
  const said = points.map(({ meant }) => contentStems(meant.sentences.map(({ text }) => text).join(' ')))
  const vectors = points.map(({ meant }) => meant.vector)
  const holding = (all: readonly ReadonlySet<string>[], stems: readonly string[]) =>
    all.filter((one) => stems.every((stem) => one.has(stem))).length
  return {
    isTitle: (stems) => holding(named, stems) > 0,
    pointsWith: (stems) => holding(said, stems),
    titles: points.flatMap(({ titles }) => titles.filter(({ kind, score }) => kind && score > leastScore)),
    vectors,
    middle: vectors.length > 0 ? mean(vectors) : null,
  }
}
