import * as v from 'valibot'

/** `x.y.z`, or `x.y.z+<content hash>` for a build of the workspace. */
const Version = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(\+[0-9a-z]+)?$/, 'must be a version such as 1.4.0'))

/** Body of POST /api/admin/remotes/{name}/releases: a build's files, by path, in base64. */
export const ReleaseRemote = v.object({ version: Version, files: v.record(v.string(), v.pipe(v.string(), v.base64())) })
export type ReleaseRemote = v.InferOutput<typeof ReleaseRemote>

/** Body of POST /api/admin/remotes/{name}/activate; a roll-back has none. */
export const ActivateRemote = v.object({ version: Version })
export type ActivateRemote = v.InferOutput<typeof ActivateRemote>

/** Which version of a remote the shell loads now. */
export const ActiveRemote = v.object({ name: v.string(), version: Version })
export type ActiveRemote = v.InferOutput<typeof ActiveRemote>
