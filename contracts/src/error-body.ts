import * as v from 'valibot'

/** Every error answer: the same human sentence twice, because screens read either field. */
export const ErrorBody = v.object({ error: v.string(), message: v.string() })
export type ErrorBody = v.InferOutput<typeof ErrorBody>
