import * as v from 'valibot'
import { Evidence } from './evidence.js'
import { RequiredText, Text } from './text.js'

export const mostGoals = 8

/** What a goal's `names` check looks for in the person's own turns. */
export const namedKinds = ['amount', 'date', 'name'] as const

const Phrases = v.pipe(
  v.array(RequiredText(100)),
  v.minLength(1, 'must have at least one entry'),
  v.maxLength(20, 'must have at most 20 entries'),
)

/**
 * How a goal is decided, from the person's own turns (docs/behaviour.md#goals-of-a-scenario). Words and phrases match
 * by their stems. `agrees` needs a next step with who and when. `talk_share` is a share of all words, from 0 to 1.
 * `judged` is decided by a language model, from the goal's label.
 */
export const GoalCheck = v.variant(
  'kind',
  [
    v.object({ kind: v.literal('asks'), about: Phrases }),
    v.object({ kind: v.literal('says'), words: Phrases }),
    v.object({ kind: v.literal('avoids'), words: Phrases }),
    v.object({ kind: v.literal('names'), what: v.picklist(namedKinds, 'must be amount, date or name') }),
    v.object({ kind: v.literal('agrees') }),
    v.object({
      kind: v.literal('talk_share'),
      atMost: v.pipe(
        v.number('must be a number'),
        v.minValue(0, 'must be from 0 to 1'),
        v.maxValue(1, 'must be from 0 to 1'),
      ),
    }),
    v.object({
      kind: v.literal('questions'),
      atLeast: v.pipe(
        v.number('must be a number'),
        v.integer('must be a whole number'),
        v.minValue(1, 'must be at least 1'),
        v.maxValue(100, 'must be at most 100'),
      ),
    }),
    v.object({ kind: v.literal('judged') }),
  ],
  'must be one of the known checks',
)
export type GoalCheck = v.InferOutput<typeof GoalCheck>

/** Something observable that a person tries to do in a scenario's conversation; `hint` is a better sentence to try. */
export const Goal = v.object({
  label: RequiredText(120),
  hint: v.optional(Text(300)),
  check: GoalCheck,
})
export type Goal = v.InferOutput<typeof Goal>

export const Goals = v.pipe(v.array(Goal), v.maxLength(mostGoals, `must have at most ${mostGoals} goals`))
export type Goals = v.InferOutput<typeof Goals>

/** A report's verdict on one goal; `met` is null if the writer, the language or missing times allow none. */
export const GoalResult = v.object({
  label: v.string(),
  met: v.nullable(v.boolean()),
  evidence: v.array(Evidence),
  hint: v.optional(v.string()),
})
export type GoalResult = v.InferOutput<typeof GoalResult>
