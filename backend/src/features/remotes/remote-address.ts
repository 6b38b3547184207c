import { RemoteName } from '@clarity/contracts'
import * as v from 'valibot'

/** The part of an address that names a remote. */
export const RemoteAddress = v.object({ name: RemoteName })
export type RemoteAddress = v.InferOutput<typeof RemoteAddress>
