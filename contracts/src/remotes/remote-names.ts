import * as v from 'valibot'

/** Version of the contract between shell, kit and remotes. A remote names the one that it was built against. */
export const remoteContractVersion = 1

/** The contract versions that this shell serves: the present one and the one before. */
export const servedContractVersions: readonly number[] = [1]

/** `mf-reports`: the name of a remote in its address, the same for all of its versions. */
export const RemoteName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,39}$/, 'must be a name such as mf-reports'))

/** `x.y.z`, or `x.y.z+<content hash>` for a build of the workspace. */
export const RemoteVersion = v.pipe(
  v.string('must be text'),
  v.regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}(\+[0-9a-z]{1,40})?$/, 'must be a version such as 1.4.0'),
)

export const AdminPath = v.pipe(v.string(), v.regex(/^\/admin\/[a-z0-9-]+$/, 'must be a path such as /admin/reports'))

/** A call of the admin's, without its query. */
export const AdminCallPath = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^\/api\/admin(\/[a-z0-9-]+)+$/, 'must be a call such as /api/admin/reports'),
)

/** Addresses of the shell's own pages, which no remote can own. */
export const shellRoutes: readonly string[] = [
  '/admin/modules',
  '/admin/providers',
  '/admin/report-runs',
  '/admin/webhooks',
]

/** A place on a page that modules may fill, such as `dashboard`. */
export const SlotName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,39}$/, 'must be a name such as dashboard'))

/** Path of a file of a build, relative to its folder: no `..`, no hidden files. */
export const FilePath = v.pipe(
  v.string(),
  v.regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/, 'must be the path of a file of the build'),
)
