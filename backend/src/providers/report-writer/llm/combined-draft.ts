import { Evidence } from '@clarity/contracts'
import * as v from 'valibot'

/** The source of a statement in a combined report: the number of the conversation in the data, and the quote. */
const quote = v.object({ conversation: v.number(), ...v.pick(Evidence, ['turn', 'quote']).entries })

export const CombinedDraft = v.object({
  sections: v.array(
    v.object({
      heading: v.string(),
      statements: v.array(v.object({ text: v.string(), conversations: v.array(v.number()), quotes: v.array(quote) })),
    }),
  ),
})
export type CombinedDraft = v.InferOutput<typeof CombinedDraft>
