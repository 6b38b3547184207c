import * as v from 'valibot'

/** Answer of GET /healthz and GET /readyz. */
export const Health = v.object({ status: v.literal('ok') })
export type Health = v.InferOutput<typeof Health>
