import { Evidence } from '@clarity/contracts'
import * as v from 'valibot'

/** A model's verdict on the goal with this number in the question, from 1; null if it cannot decide. */
export const GoalDraft = v.object({
  goal: v.number(),
  met: v.nullable(v.boolean()),
  evidence: v.array(v.pick(Evidence, ['turn', 'quote'])),
})
export type GoalDraft = v.InferOutput<typeof GoalDraft>

/** The answer that a model is asked for. No field is optional, because neither vendor enforces a schema with such fields. */
export const GoalsDraft = v.object({ goals: v.array(GoalDraft) })
