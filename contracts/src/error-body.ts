import * as v from 'valibot'

/** Body of every error: the same message twice, because screens read either field. */
export const ErrorBody = v.object({ error: v.string(), message: v.string() })
export type ErrorBody = v.InferOutput<typeof ErrorBody>
