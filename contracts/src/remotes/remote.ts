import * as v from 'valibot'
import { Moment } from '../text.js'

/**
 * One change of the active version, or a release, newest first in its history; `by` is an admin's email, a token's name,
 * 'release token' or 'start'. `previous_version` is what was active before; null for a release, which takes no other
 * version's place.
 */
export const RemoteChange = v.object({
  at: Moment,
  by: v.string(),
  action: v.picklist(['release', 'activate', 'rollback']),
  version: v.string(),
  previous_version: v.nullable(v.string()),
})
export type RemoteChange = v.InferOutput<typeof RemoteChange>

/** Other decisions about a remote, newest first. `version`, `reason` and `percent` are null if there is none. */
export const RemoteDecision = v.object({
  at: Moment,
  by: v.string(),
  action: v.picklist(['withdraw', 'disable', 'enable', 'preview', 'end-preview', 'canary', 'set-key', 'remove-key']),
  version: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  percent: v.nullable(v.number()),
})
export type RemoteDecision = v.InferOutput<typeof RemoteDecision>

const Decided = v.object({ at: Moment, by: v.string(), reason: v.string() })

/** One release of a remote. `misfit` is why this server's shell cannot load it, `errors` counts reported failures. */
export const RemoteRelease = v.object({
  version: v.string(),
  contract: v.number(),
  released_at: Moment,
  released_by: v.string(),
  is_active: v.boolean(),
  withdrawn: v.nullable(Decided),
  misfit: v.nullable(v.string()),
  errors: v.number(),
  signed: v.boolean(),
  slots: v.array(v.string()),
})
export type RemoteRelease = v.InferOutput<typeof RemoteRelease>

/** One row of GET /api/admin/remotes. `last_error` is of the version that is now active. */
export const Remote = v.object({
  name: v.string(),
  title: v.string(),
  active_version: v.nullable(v.string()),
  releases: v.array(RemoteRelease),
  changes: v.array(RemoteChange),
  decisions: v.array(RemoteDecision),
  last_error: v.nullable(v.object({ at: Moment, reason: v.string() })),
  disabled: v.nullable(Decided),
  canary: v.nullable(v.object({ version: v.string(), percent: v.number() })),
  /** The version that the asking session previews. */
  preview_version: v.nullable(v.string()),
  /** With a key, only releases that it signed are accepted. */
  key: v.nullable(v.object({ public_key: v.string(), set_by: v.string(), at: Moment })),
  /** Why this server's shell cannot load the active version. */
  waiting: v.nullable(v.string()),
  /** The build that this server brought, if a team's version is active instead of it. */
  server_version: v.nullable(v.string()),
})
export type Remote = v.InferOutput<typeof Remote>
