import { access, constants, lstat, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backupDatabase } from '../backup/backup-database.js'
import { explainFailure } from '../database/explain-failure.js'
import { noSpaceCodes } from '../database/embedded/no-space-codes.js'
import { StartFailure } from '../start/start-failure.js'
import { fromWhere, type Call } from './call.js'
import { findInstallation } from './find-installation.js'
import { count, size } from './figures.js'
import { openBesideServer } from './open-beside-server.js'
import { commandLine } from '../start/command-line.js'

export const backupUsage = commandLine('backup', '--out clarity.tar.gz')

/** Writes a backup of the installation, which may be running, and returns the line to print. */
export async function runBackup({ args, env, say }: Call): Promise<string> {
  const file = resolve(fromWhere(env), readFile(args))
  await requireFree(file)
  const place = await findInstallation(env, say)
  const database = await openBesideServer(place, () => {})
  try {
    const { tables, rows } = await backupDatabase(database.url, file, say)
    const { size: bytes } = await stat(file)
    return `Wrote ${count(rows, 'row')} of ${count(tables, 'table')} to ${file} (${size(bytes)})`
  } catch (error) {
    throw isOfFile(error) ? cannotBeWritten(file, error) : await explainFailure(error, place)
  } finally {
    await database.close()
  }
}

function readFile(args: readonly string[]): string {
  try {
    const { out } = parseArgs({ args: [...args], options: { out: { type: 'string' } } }).values
    if (out && out !== '-') return out
  } catch {
    // Reported below, like a missing argument.
  }
  throw new StartFailure(`Name the file to write: ${backupUsage}`)
}

async function requireFree(file: string): Promise<void> {
  if (await lstat(file).catch(() => null)) throw new StartFailure(`${file} already exists: name another file.`)
  await access(dirname(file), constants.W_OK).catch((error: NodeJS.ErrnoException) => {
    throw cannotBeWritten(file, error)
  })
}

/** An error of the file system names its system call and the path; an error of the network or database has no path. */
function isOfFile(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && (error.syscall === 'write' || 'path' in error)
}

function cannotBeWritten(file: string, { code = '' }: NodeJS.ErrnoException): StartFailure {
  if (noSpaceCodes.has(code))
    return new StartFailure(`No space is left for ${file}: nothing was written; name a file on another disk.`)
  return new StartFailure(`${file} cannot be written (${code}): name a file in a folder that this user can write to.`)
}
