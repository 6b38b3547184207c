import * as v from 'valibot'
import { Moment, RequiredText, Text } from './text.js'

/** Version of what the shell and the kit promise a remote. A remote names the one that it was built against. */
export const remoteContractVersion = 1

/** `mf-reports`: what a remote is called in its address, for all of its versions. */
export const RemoteName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,39}$/, 'must be a name such as mf-reports'))

/** `x.y.z`, or `x.y.z+<content hash>` for a build of the workspace. */
export const RemoteVersion = v.pipe(
  v.string('must be text'),
  v.regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}(\+[0-9a-z]{1,40})?$/, 'must be a version such as 1.4.0'),
)

/** Signs of the navigation. The shell draws one that it does not know as a plain module. */
export const remoteIcons = [
  'conversations',
  'scenarios',
  'batch',
  'reports',
  'combined-reports',
  'report-views',
] as const

const AdminPath = v.pipe(v.string(), v.regex(/^\/admin\/[a-z0-9-]+$/, 'must be a path such as /admin/reports'))

/** Addresses of the shell's own pages, which no remote can own. */
export const shellRoutes: readonly string[] = ['/admin/modules', '/admin/providers', '/admin/report-runs']

/** One link of the navigation and of the dashboard; `order` puts the links of all remotes in line. */
export const RemoteLink = v.object({
  path: AdminPath,
  label: RequiredText(40),
  description: RequiredText(200),
  icon: Text(40),
  order: v.pipe(v.number(), v.finite()),
})
export type RemoteLink = v.InferOutput<typeof RemoteLink>

/** A file of a build, from the build's own folder: no `..`, nothing hidden. */
const FilePath = v.pipe(
  v.string(),
  v.regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/, 'must be the path of a file of the build'),
)

/** A release's manifest: the shell reads it without fetching any of the remote's code. */
export const RemoteManifest = v.object({
  /** The `remoteContractVersion` it needs. */
  contract: v.pipe(v.number(), v.integer()),
  title: RequiredText(60),
  /** The script that brings the remote. */
  entry: FilePath,
  /** Name of the global that the entry sets; no two versions share one. */
  global: v.pipe(v.string(), v.regex(/^[A-Za-z_]\w{0,99}$/, 'must be the name of a global')),
  /** The remote owns these addresses and all below them. */
  routes: v.pipe(v.array(AdminPath), v.minLength(1)),
  navigation: v.array(RemoteLink),
  /** What it takes from the host: package names and the range of versions that will do. */
  shared: v.record(v.string(), v.string()),
})
export type RemoteManifest = v.InferOutput<typeof RemoteManifest>

/** Not valibot's own check: its expression runs out of stack on a file of some megabytes. */
const Base64 = v.pipe(
  v.string('must be text'),
  v.check((text) => text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text), 'must be base64'),
)

/** Body of POST /api/admin/remotes/{name}/releases: a build's files, by path, in base64. */
export const ReleaseRemote = v.object({
  version: RemoteVersion,
  manifest: RemoteManifest,
  files: v.record(FilePath, Base64),
})
export type ReleaseRemote = v.InferOutput<typeof ReleaseRemote>

/** 201: the version is released and immutable. It becomes active only if the remote had no active version. */
export const ReleasedRemote = v.object({ name: v.string(), version: v.string(), isActive: v.boolean() })
export type ReleasedRemote = v.InferOutput<typeof ReleasedRemote>

/** Body of POST /api/admin/remotes/{name}/activate; a roll-back has none and takes the version that was active before. */
export const ActivateRemote = v.object({ version: RemoteVersion })
export type ActivateRemote = v.InferOutput<typeof ActivateRemote>

/**
 * One remote as the shell loads it: what is inlined in the admin page, and answered by GET /api/admin/remotes/active.
 * `entry` is an address below /remotes/{name}/{version}/, `integrity` the entry's hash (`sha384-…`).
 */
export const ActiveRemote = v.object({
  name: v.string(),
  version: v.string(),
  contract: v.number(),
  title: v.string(),
  entry: v.string(),
  integrity: v.string(),
  global: v.string(),
  routes: v.array(v.string()),
  navigation: v.array(RemoteLink),
})
export type ActiveRemote = v.InferOutput<typeof ActiveRemote>

/** Body of POST /api/admin/remotes/{name}/failures, by which a browser says that a version failed to load. */
export const RemoteFailed = v.object({ version: RemoteVersion, reason: RequiredText(500) })
export type RemoteFailed = v.InferOutput<typeof RemoteFailed>

/**
 * One change of a remote, newest first in its history; `by` is an admin's email, 'release token' or 'start'.
 * `previous_version` is what was active before; null for a release, which takes no other version's place.
 */
export const RemoteChange = v.object({
  at: Moment,
  by: v.string(),
  action: v.picklist(['release', 'activate', 'rollback']),
  version: v.string(),
  previous_version: v.nullable(v.string()),
})
export type RemoteChange = v.InferOutput<typeof RemoteChange>

/** One row of GET /api/admin/remotes. `last_error` is of the version that is now active. */
export const Remote = v.object({
  name: v.string(),
  title: v.string(),
  active_version: v.nullable(v.string()),
  releases: v.array(
    v.object({ version: v.string(), contract: v.number(), released_at: Moment, released_by: v.string() }),
  ),
  changes: v.array(RemoteChange),
  last_error: v.nullable(v.object({ at: Moment, reason: v.string() })),
})
export type Remote = v.InferOutput<typeof Remote>

export const remoteTexts = {
  unknown: 'There is no module with this name.',
  unknownVersion: 'This version has not been released.',
  versionExists: 'This version exists already: a released version never changes.',
  noPrevious: 'There is no earlier version to roll back to.',
  noEntry: 'The entry file that the manifest names is missing.',
  tooManyFailures: 'Too many failures were reported. Please wait a minute.',
} as const

export const contractSentence = (needed: number, served: number) =>
  `It needs version ${needed} of the shell's contract, and the shell has version ${served}.`
export const routeOwnedSentence = (route: string, owner: string) => `The route ${route} belongs to ${owner} already.`
export const notSharedSentence = (wanted: string, range: string) =>
  `It takes ${wanted} ${range} from the shell, and the shell does not provide that.`
