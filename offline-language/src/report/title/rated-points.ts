import * as v from 'valibot'
import { loadData } from '../../data/load-data.js'
import { nearness, type SentenceVector, vectorOf } from '../../language/encoder/sentence-vector.js'
import type { Point } from '../select/point.js'
import { type Figure, figuresOf, isSameFigure } from '../phrase/figures.js'
import type { Conversation } from '../read/conversation.js'
import { sentencesIn } from '../select/clear-point.js'
import { type PointMeant, pointsMeant, possibleTitles } from './possible-titles.js'
import { titleScore } from './title-score.js'

export interface ScoredTitle {
  text: string
  score: number
  isFigure: boolean
}

/** A point with its possible titles, the best first, and how much it is worth telling: above 0 if it is. */
export interface RatedPoint {
  point: Point
  meant: PointMeant
  titles: ScoredTitle[]
  worth: number
}

/** Learned from points that a reader found worth telling, or trivial. */
const { features: weights, least } = loadData(
  'weights/points',
  v.strictObject({
    features: v.strictObject({ title: v.number(), words: v.number(), number: v.number(), nearness: v.number() }),
    least: v.number(),
  }),
)

/** The points with their possible titles and their worth for a talk that is about `matter`. */
export function ratedPoints(conversation: Conversation, points: readonly Point[], matter: string): RatedPoint[] {
  const meant = pointsMeant(
    points.map((point) => ({
      main: point.at(-1)!.sentence,
      sentences: point.flatMap((one) => sentencesIn(one, conversation)),
    })),
  )
  const focus = matter ? vectorOf(matter) : null
  return possibleTitles(meant, conversation, titleScore).map((possible, at) => {
    const titles = possible
      .map(({ text, features }) => ({
        text,
        score: titleScore(features),
        isFigure: !features.thing && !features.matter,
      }))
      .toSorted((a, b) => b.score - a.score)
    return { point: points[at]!, meant: meant[at]!, titles, worth: worthOf(meant[at]!, titles, focus) }
  })
}

const best = 2.5
const worst = -1
const usualNearness = 0.25

function worthOf(
  { sentences, vector }: PointMeant,
  titles: readonly ScoredTitle[],
  focus: SentenceVector | null,
): number {
  const said = sentences.map(({ text }) => text).join(' ')
  const title = Math.max(worst, Math.min(best, titles[0]?.score ?? worst))
  return (
    weights.title * title +
    weights.words * Math.log(Math.max(1, said.split(' ').length)) +
    weights.number * Number(figuresOf(said).some(({ kind }) => kind === 'number')) +
    weights.nearness * (focus ? nearness(vector, focus) : usualNearness) -
    least
  )
}

const fewest = 4

/** The points without those of small talk; at least some are left. */
export function worthTelling(rated: readonly RatedPoint[]): RatedPoint[] {
  const order = rated.toSorted((a, b) => b.worth - a.worth)
  return rated.filter((one) => one.worth > 0 || isSure(one) || order.indexOf(one) < fewest)
}

/** "Everyone who trains twice gets at least twenty-five." */
const rules = /\b(?:everyone|everybody|at least|at most|no one|nobody)\b/i

const leastSum = 1000
const isLargeSum = ({ kind, value, isTime }: Figure): boolean =>
  kind === 'number' && !isTime && Number(value) >= leastSum

/** An insult, an agreement, a large sum, a rule with a figure, and a day that both name. */
function isSure({ point, meant: { sentences } }: RatedPoint): boolean {
  const days = sentences.map(({ text, role }) => ({
    role,
    days: figuresOf(text).filter(({ kind }) => kind !== 'number'),
  }))
  return (
    point.some(({ reported }) => reported.verb === 'insulted' || reported.verb === 'agreed') ||
    sentences.some(({ text }) => rules.test(text) && figuresOf(text).length > 0) ||
    sentences.some(({ text }) => figuresOf(text).some(isLargeSum)) ||
    days.some((one) =>
      days.some(
        (two) => one.role !== two.role && one.days.some((day) => two.days.some((other) => isSameFigure(day, other))),
      ),
    )
  )
}
