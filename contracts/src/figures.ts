import * as v from 'valibot'
import { Id } from './text.js'

/** The longest period that figures are counted for. */
export const longestFiguresDays = 400
/** The period if the query has no `from`. */
export const figuresDays = 30

/** A day of the calendar in UTC, such as 2026-05-20. */
export const Day = v.pipe(
  v.string('must be text'),
  v.check(isDay, 'must be a day such as 2026-05-20'),
  v.metadata({ openapi: { type: 'string', format: 'date' } }),
)

function isDay(text: string): boolean {
  const time = /^2\d{3}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Query of GET /api/admin/figures: requests of these days, both included, of one scenario or of all. */
export const FiguresQuery = v.object({ from: v.optional(Day), to: v.optional(Day), scenario: v.optional(Id) })
export type FiguresQuery = v.InferOutput<typeof FiguresQuery>

/**
 * How many requests came to each step or beyond it: a person who opens the link without texting YES has agreed too.
 * `read` counts reports that a reader opened; an admin's own 'Open' is left out.
 */
export const Steps = v.object({
  asked: v.number(),
  invited: v.number(),
  agreed: v.number(),
  talked: v.number(),
  reported: v.number(),
  read: v.number(),
})
export type Steps = v.InferOutput<typeof Steps>
export type Step = keyof Steps

/** In the order in which a request takes them. */
export const stepNames = ['asked', 'invited', 'agreed', 'talked', 'reported', 'read'] as const satisfies Step[]

export const DayFigures = v.object({ day: Day, ...Steps.entries })
export type DayFigures = v.InferOutput<typeof DayFigures>

export const ScenarioFigures = v.object({ scenario_id: Id, title: v.string(), ...Steps.entries })
export type ScenarioFigures = v.InferOutput<typeof ScenarioFigures>

/** `sent` is accepted by the carrier, without word of its delivery; `undelivered` includes refused messages. */
export const TextOutcomes = v.object({
  delivered: v.number(),
  sent: v.number(),
  undelivered: v.number(),
  waiting: v.number(),
})
export type TextOutcomes = v.InferOutput<typeof TextOutcomes>

/** `missed` includes busy phones, voicemail and declined calls. */
export const CallOutcomes = v.object({
  answered: v.number(),
  missed: v.number(),
  failed: v.number(),
  cancelled: v.number(),
  waiting: v.number(),
})
export type CallOutcomes = v.InferOutput<typeof CallOutcomes>

/** One goal in the present reports of a scenario; `undecided` counts the reports without a verdict on it. */
export const GoalFigures = v.object({
  scenario_id: Id,
  title: v.string(),
  label: v.string(),
  met: v.number(),
  missed: v.number(),
  undecided: v.number(),
})
export type GoalFigures = v.InferOutput<typeof GoalFigures>

/** Requests of the period that an admin should look at. */
export const Attention = v.object({
  /** The invitation was refused or not delivered, and nothing has come of it since. */
  undelivered: v.number(),
  /** Invited for two whole days or more, without an answer. */
  unanswered: v.number(),
  /** The last day of requests that count as unanswered. */
  unanswered_until: Day,
  /** The call was not answered or could not be placed. */
  failed: v.number(),
  /** There was a conversation, but its report could not be written. */
  no_report: v.number(),
})
export type Attention = v.InferOutput<typeof Attention>

/** Answer of GET /api/admin/figures: what became of the requests that were made in a period. */
export const Figures = v.object({
  from: Day,
  to: Day,
  steps: Steps,
  /** Every day of the period, oldest first. */
  days: v.array(DayFigures),
  /** Most requests first. */
  scenarios: v.array(ScenarioFigures),
  texts: TextOutcomes,
  calls: CallOutcomes,
  /** By scenario, in the order of its goals. */
  goals: v.array(GoalFigures),
  attention: Attention,
})
export type Figures = v.InferOutput<typeof Figures>

export const figuresTexts = {
  backwards: 'from must not be after to.',
  tooLong: `from and to must be at most ${longestFiguresDays} days apart.`,
  fetchFailed: 'Failed to fetch the figures',
} as const
