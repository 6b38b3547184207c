import * as v from 'valibot'
import { Moment } from './text.js'

/** `short_codes_guessed`: a network opened many unknown links. `strangers_budget`: the daily budget is used up.
 * `webhook_off`: a receiver could not be reached for two days. `page_blocked`: browsers blocked a part of a page. */
export const AlarmKind = v.picklist(['short_codes_guessed', 'strangers_budget', 'webhook_off', 'page_blocked'])
export type AlarmKind = v.InferOutput<typeof AlarmKind>

/** One row of GET /api/admin/alarms: an event of the last 24 hours that an admin should know about. */
export const Alarm = v.object({
  kind: AlarmKind,
  /** How many networks, or other sources, it came from. */
  sources: v.number(),
  /** Of `page_blocked` only: page, directive and source of up to ten, newest first. */
  blocked: v.optional(v.array(v.string())),
  first_at: Moment,
  last_at: Moment,
})
export type Alarm = v.InferOutput<typeof Alarm>
