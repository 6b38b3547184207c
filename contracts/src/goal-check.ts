import * as v from 'valibot'
import { Goals, GoalResult } from './goal.js'
import { Measures } from './measures.js'
import { RequiredText } from './text.js'

/** Body of POST /api/admin/scenarios/goals/check: the goals of a form, saved or not, and a stored conversation. */
export const CheckGoals = v.object({ conversation_id: RequiredText(100), goals: Goals })
export type CheckGoals = v.InferOutput<typeof CheckGoals>

/** What a report of this conversation would say of these goals, in their order, and how the person talked. */
export const CheckedGoals = v.object({ goals: v.array(GoalResult), measures: Measures })
export type CheckedGoals = v.InferOutput<typeof CheckedGoals>

export const goalCheckTexts = { failed: 'The goals could not be checked.' } as const
