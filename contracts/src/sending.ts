import * as v from 'valibot'

/** Body and answer of PUT /api/admin/sending: whether messages are sent for requests without a session. */
export const SetSending = v.object({ strangers: v.picklist(['on', 'off']) })
export type SetSending = v.InferOutput<typeof SetSending>

/** Answer of GET and PUT /api/admin/sending, with the used part of the strangers' daily budget. */
export const Sending = v.object({
  ...SetSending.entries,
  strangers_used: v.number(),
  strangers_budget: v.number(),
})
export type Sending = v.InferOutput<typeof Sending>
