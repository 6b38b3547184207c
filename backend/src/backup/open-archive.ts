import { access, constants } from 'node:fs/promises'
import * as v from 'valibot'
import { findUnknownMigration } from '../database/migrations/find-unknown-migration.js'
import { release } from '../database/schema/release.js'
import { StartFailure } from '../start/start-failure.js'
import { archiveFormat, Manifest, manifestName, checksumsName, tableOfPart, type Table } from './manifest.js'
import { readArchive } from './read-archive.js'
import { commandLine } from '../start/command-line.js'

export interface Archive {
  readonly manifest: Manifest
  /** The rows of each table, part by part. Throws StartFailure if the file has changed since it was opened. */
  readParts(): AsyncGenerator<{ table: Table; rows: Buffer }>
}

/**
 * Reads an archive to its end and checks every byte, before anything is restored. Throws StartFailure, with one line,
 * for a file that is damaged, truncated, not a backup, or of a later release.
 */
export async function openArchive(file: string): Promise<Archive> {
  await access(file, constants.R_OK).catch((error: NodeJS.ErrnoException) => {
    throw new StartFailure(`${file} cannot be read (${error.code}): name a file that '${commandLine('backup')}' wrote.`)
  })
  const { manifest, sums } = await check(file)
  return {
    manifest,
    async *readParts() {
      for await (const { path, content, sha256 } of readWhole(file)) {
        const table = tableOfPart(manifest, path)
        if (table && sums.get(path) !== sha256) throw damaged(file, `${path} has changed`)
        if (table) yield { table, rows: content }
      }
    },
  }
}

async function check(file: string): Promise<{ manifest: Manifest; sums: Map<string, string> }> {
  let manifest: Manifest | undefined
  let listed: string | undefined
  const sums = new Map<string, string>()
  for await (const { path, content, sha256 } of readWhole(file)) {
    // The first file decides whether the rest is read: this may be a large file of another kind.
    manifest ??= readManifest(file, path, content)
    if (path === checksumsName) listed = content.toString()
    else sums.set(path, sha256)
  }
  if (!manifest) throw noBackup(file)
  const expected = [...sums].map(([path, sha256]) => `${sha256}  ${path}\n`).join('')
  if (listed === undefined) throw damaged(file, 'its end is missing')
  if (listed !== expected) throw damaged(file, 'its checksums do not match')
  const strange = [...sums.keys()].find((path) => path !== manifestName && !tableOfPart(manifest, path))
  if (strange !== undefined) throw damaged(file, `it holds ${strange}`)
  return { manifest, sums }
}

async function* readWhole(file: string): ReturnType<typeof readArchive> {
  let isBegun = false
  try {
    for await (const entry of readArchive(file)) {
      isBegun = true
      yield entry
    }
  } catch (error) {
    if (error instanceof StartFailure) throw error
    if (!isBegun) throw noBackup(file)
    throw damaged(file, reasonOf(error))
  }
}

/** One reason for the operator, however zlib and the tar reader describe a truncated file. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message === '' || /unexpected end|truncated/i.test(message) ? 'its end is missing' : message
}

function readManifest(file: string, path: string, content: Buffer): Manifest {
  if (path !== manifestName) throw noBackup(file)
  const found = parseJson(content)
  if (found === undefined) throw damaged(file, `its ${manifestName} cannot be read`)
  if (!v.is(v.object({ product: v.literal('clarity'), format: v.number(), release: v.string() }), found))
    throw noBackup(file)
  // Before its schema is checked: a later format may have another one.
  if (found.format > archiveFormat) throw later(file, found.release, `format ${found.format}`)
  const { success, output } = v.safeParse(Manifest, found)
  if (!success) throw damaged(file, `its ${manifestName} is incomplete`)
  const unknown = findUnknownMigration(output.migrations)
  if (unknown !== undefined) throw later(file, output.release, unknown)
  return output
}

function parseJson(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString())
  } catch {
    return undefined
  }
}

function noBackup(file: string): StartFailure {
  return new StartFailure(`${file} is not a backup of Clarity: name a file that '${commandLine('backup')}' wrote.`)
}

function damaged(file: string, reason: string): StartFailure {
  return new StartFailure(`${file} is damaged (${reason}): nothing was restored; use another backup.`)
}

function later(file: string, itsRelease: string, unknown: string): StartFailure {
  return new StartFailure(
    `${file} was made by a later release of Clarity, ${itsRelease}, and this ${release} does not know its ${unknown}: nothing was restored; restore it with that release.`,
  )
}
