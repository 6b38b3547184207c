import * as v from 'valibot'
import { Moment } from './text.js'

const Switch = v.picklist(['on', 'off'])

/** Body of PUT /api/admin/sending: the switches that stop what costs money. A switch that is absent stays as it is. */
export const SetSending = v.object({
  /** Off: nothing is sent for requests without a session. */
  strangers: v.optional(Switch),
  /** Off: no text is sent, no call placed, no language model asked; all of it waits. */
  all: v.optional(Switch),
})
export type SetSending = v.InferOutput<typeof SetSending>

/** Why texts, calls and reports wait; the end of a sentence. */
export const heldTexts = {
  stopped: 'an admin has paused all texts, calls and language models',
  budget: 'the monthly budget is used up',
} as const

/** Answer of GET and PUT /api/admin/sending: the switches, what was spent, and what waits. Amounts are in `currency`. */
export const Sending = v.object({
  strangers: Switch,
  all: Switch,
  /** The used part of the strangers' daily budget, in requests. */
  strangers_used: v.number(),
  strangers_budget: v.number(),
  /** ISO 4217. */
  currency: v.string(),
  /** Days and months are in UTC. */
  spent_today: v.number(),
  spent_month: v.number(),
  /** Upper costs of what is under way. */
  reserved: v.number(),
  /** Null if there is no limit. */
  monthly_budget: v.nullable(v.number()),
  /** What waits because of the switch or the budget; null if nothing does. */
  waiting: v.nullable(v.object({ texts: v.number(), calls: v.number(), since: Moment })),
  /** Today costs more than three times the usual day; null if it does not. */
  unusual_day: v.nullable(v.object({ usual: v.number() })),
  /** Countries (ISO codes) with the first text or call ever in the last two days. */
  new_countries: v.array(v.string()),
})
export type Sending = v.InferOutput<typeof Sending>

/** One row of GET /api/admin/costs: what one kind of action cost in one country for one scenario this month. */
export const CostRow = v.object({
  kind: v.picklist(['text', 'call', 'model']),
  /** ISO code, or a calling code that several countries share; empty for models. */
  country: v.string(),
  scenario_id: v.string(),
  /** Null if the action belongs to no scenario. */
  scenario_title: v.nullable(v.string()),
  /** How many texts, calls, and requests to a model. */
  actions: v.number(),
  /** Segments of texts, minutes of calls, tokens of models. */
  units: v.number(),
  spent_today: v.number(),
  spent_month: v.number(),
})
export type CostRow = v.InferOutput<typeof CostRow>
