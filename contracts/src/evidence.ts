import * as v from 'valibot'
import { TranscriptRole } from './transcript.js'

/**
 * The quote that supports a statement of the report: the turn's index, a verbatim quote, its second in the call, and who
 * said it. Reports of older versions lack the role.
 */
export const Evidence = v.object({
  turn: v.number(),
  quote: v.string(),
  t: v.nullable(v.number()),
  role: v.optional(TranscriptRole),
})
export type Evidence = v.InferOutput<typeof Evidence>
