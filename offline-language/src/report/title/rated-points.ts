import type { Point } from '../select/point.js'
import type { Features } from '../learned/features.js'
import type { Conversation } from '../read/conversation.js'
import { sentencesIn } from '../select/clear-point.js'
import { type KnownOfTalk, type PointMeant, pointsMeant, possibleTitles } from './possible-titles.js'
import { titleScore } from './title-score.js'

export interface ScoredTitle {
  text: string
  score: number
  isFigure: boolean
  /** Whether it is a day or an hour. */
  isTime: boolean
  /** Whether the talk has the thing only once. */
  isSingle: boolean
  /** As what it may be a topic, too: a thing or a matter of the point by its plain name, or what was spoken of before it. */
  kind: 'plain' | 'earlier' | null
}

/** A point with its possible titles, the best first. */
export interface RatedPoint {
  point: Point
  meant: PointMeant
  titles: ScoredTitle[]
}

/** The points with their possible titles. */
export function ratedPoints(conversation: Conversation, points: readonly Point[], known: KnownOfTalk): RatedPoint[] {
  const meant = pointsMeant(
    points.map((point) => ({
      main: point.at(-1)!.sentence,
      sentences: point.flatMap((one) => sentencesIn(one, conversation)),
    })),
  )
  return possibleTitles(meant, conversation, known, titleScore).map((possible, at) => {
    const titles = possible
      .map(({ text, features }) => ({
        text,
        score: titleScore(features),
        isFigure: Boolean(features.figure || features.time),
        isTime: Boolean(features.time),
        isSingle: features.single === 1,
        kind: kindOf(features),
      }))
      .toSorted((a, b) => b.score - a.score)
    return { point: points[at]!, meant: meant[at]!, titles }
  })
}

function kindOf({ thing, matter, earlier, extended }: Features): ScoredTitle['kind'] {
  if (extended) return null
  return thing || matter ? 'plain' : earlier ? 'earlier' : null
}
