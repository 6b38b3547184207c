import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { ReleaseRemote, RemoteManifest, RemoteVersion } from '@clarity/contracts'
import { getDotPath, object, safeParse, type GenericSchema, type InferOutput } from 'valibot'

const ReleaseFile = object({ version: RemoteVersion, manifest: RemoteManifest })
type ReleaseFile = InferOutput<typeof ReleaseFile>

/** The version and manifest of the build in this folder. Throws an Error with the reason if it cannot be released. */
export async function readReleaseFile(folder: string): Promise<ReleaseFile> {
  const text = await readFile(join(folder, 'release.json'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error("there is no build of it (run 'npm run build').") : error
  })
  return checked(ReleaseFile, JSON.parse(text))
}

/** The whole build with its files, in the format of the release API. */
export async function readWorkspaceBuild(folder: string, release: ReleaseFile): Promise<ReleaseRemote> {
  const root = join(folder, 'files')
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const files = await Promise.all(
    paths.map(async (path) => [relative(root, path).replaceAll(sep, '/'), await readFile(path, 'base64')] as const),
  )
  return checked(ReleaseRemote, { ...release, files: Object.fromEntries(files) })
}

function checked<Schema extends GenericSchema>(schema: Schema, value: unknown): InferOutput<Schema> {
  const { success, output, issues } = safeParse(schema, value)
  if (success) return output
  throw new Error(`${getDotPath(issues[0]) ?? 'release.json'}: ${issues[0].message}.`)
}
