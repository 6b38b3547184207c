import * as v from 'valibot'
import { Moment } from './text.js'

/** `short_codes_guessed`: a network opened many unknown links. `strangers_budget`: the daily budget is used up.
 * `webhook_off`: a receiver could not be reached for two days. */
export const AlarmKind = v.picklist(['short_codes_guessed', 'strangers_budget', 'webhook_off'])
export type AlarmKind = v.InferOutput<typeof AlarmKind>

/** One row of GET /api/admin/alarms: an event of the last 24 hours that an admin should know about. */
export const Alarm = v.object({
  kind: AlarmKind,
  /** How many networks, or other sources, it came from. */
  sources: v.number(),
  first_at: Moment,
  last_at: Moment,
})
export type Alarm = v.InferOutput<typeof Alarm>
