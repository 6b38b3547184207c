import * as v from 'valibot'
import { RequiredText, Text } from '../text.js'
import { RemoteVersion } from './remote-names.js'

/** The version that the caller believes active, null for none; if another one is, the call is 409 and changes nothing. */
const expected = v.optional(v.nullable(RemoteVersion))
const reason = RequiredText(500, 'must say why')

/** Body of POST /api/admin/remotes/{name}/activate. */
export const ActivateRemote = v.object({ version: RemoteVersion, expected })
export type ActivateRemote = v.InferOutput<typeof ActivateRemote>

/** Body of POST …/rollback, which may be left out. It takes the version that was active before. */
export const RollBackRemote = v.optional(v.object({ expected }), {})
export type RollBackRemote = v.InferOutput<typeof RollBackRemote>

/** Body of POST …/withdraw: the version is never loaded again. The active version is 409. */
export const WithdrawRelease = v.object({ version: RemoteVersion, reason })
export type WithdrawRelease = v.InferOutput<typeof WithdrawRelease>

/** Body of POST …/disable: the module is not loaded until POST …/enable, which has no body. */
export const DisableRemote = v.object({ reason })
export type DisableRemote = v.InferOutput<typeof DisableRemote>

/** Body of POST …/preview: the session that asks loads this version until DELETE …/preview, or until it ends. */
export const PreviewRelease = v.object({ version: RemoteVersion })
export type PreviewRelease = v.InferOutput<typeof PreviewRelease>

/** Body of POST …/canary: the share of the admins, by account, who load this version. 0 ends it. */
export const CanaryRelease = v.object({
  version: RemoteVersion,
  percent: v.pipe(
    v.number('must be a number'),
    v.integer('must be a whole number'),
    v.minValue(0, 'must be from 0 to 100'),
    v.maxValue(100, 'must be from 0 to 100'),
  ),
})
export type CanaryRelease = v.InferOutput<typeof CanaryRelease>

/** Body of PUT …/key: an Ed25519 public key (SPKI, PEM), or null for none. With a key, every release must be signed. */
export const SetRemoteKey = v.object({ public_key: v.nullable(Text(1000)) })
export type SetRemoteKey = v.InferOutput<typeof SetRemoteKey>

/** Body of POST …/failures, by which a browser says that a version failed to load or to run. */
export const RemoteFailed = v.object({ version: RemoteVersion, reason: RequiredText(500) })
export type RemoteFailed = v.InferOutput<typeof RemoteFailed>
