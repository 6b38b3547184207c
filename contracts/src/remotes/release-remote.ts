import * as v from 'valibot'
import { RemoteManifest } from './remote-manifest.js'
import { RemoteVersion } from './remote-names.js'

/** Not valibot's own check, whose regular expression overflows the stack on a file of some megabytes. */
const Base64 = v.pipe(
  v.string('must be text'),
  v.metadata({ openapi: { type: 'string', contentEncoding: 'base64' } }),
  v.check((text) => text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text), 'must be base64'),
)

/** Limits of one release. `maxBytes` counts all files together, uncompressed. */
export const releaseLimits = { maxFiles: 500, maxBytes: 20 * 1024 * 1024, maxNameLength: 100 } as const

/** The files of a release lie in one folder, so a name has no slash. */
const FileName = v.pipe(
  v.string(),
  v.regex(/^[\w-][\w.-]*$/, 'must be the name of a file, without folders'),
  v.maxLength(releaseLimits.maxNameLength, `must have at most ${releaseLimits.maxNameLength} characters`),
)

/**
 * Body of POST /api/admin/remotes/{name}/releases: a build's files, by name, in base64. `signature` is the Ed25519
 * signature of `signedReleaseText`, in base64; it is required if the module has a key.
 */
export const ReleaseRemote = v.object({
  version: RemoteVersion,
  manifest: RemoteManifest,
  files: v.record(FileName, Base64),
  signature: v.optional(v.pipe(Base64, v.maxLength(100, 'must be an Ed25519 signature in base64'))),
})
export type ReleaseRemote = v.InferOutput<typeof ReleaseRemote>

/** 201: the version is released and immutable. It is inactive until it is activated. */
export const ReleasedRemote = v.object({ name: v.string(), version: v.string(), isActive: v.boolean() })
export type ReleasedRemote = v.InferOutput<typeof ReleasedRemote>

/** One file of a release: `href` is its address, `integrity` its hash (`sha384-…`). */
const ReleasedFile = v.object({
  name: v.string(),
  href: v.string(),
  integrity: v.string(),
  bytes: v.number(),
})

/**
 * One row of GET /api/admin/remotes/releases, for a session or a token with `remotes:read`: of every module the active
 * version, the one that a share of the admins has, and the newest. The files are at `href`, open like every file of a
 * release.
 */
export const ReleaseFiles = v.object({
  name: v.string(),
  version: v.string(),
  is_active: v.boolean(),
  /** `start` for a build that a server brought. Optional for programs that read an older server's rows. */
  released_by: v.optional(v.string()),
  manifest: RemoteManifest,
  files: v.array(ReleasedFile),
})
export type ReleaseFiles = v.InferOutput<typeof ReleaseFiles>
