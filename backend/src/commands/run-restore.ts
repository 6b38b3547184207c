import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openArchive } from '../backup/open-archive.js'
import { restoreDatabase } from '../backup/restore-database.js'
import { readConfig } from '../config/read-config.js'
import type { DatabasePlace } from '../database/open-database.js'
import { publicAddress } from '../database/public-address.js'
import { explainFailure } from '../database/explain-failure.js'
import { StartFailure } from '../start/start-failure.js'
import { fromWhere, type Call } from './call.js'
import { count } from './figures.js'
import { readReceipts } from './read-receipts.js'
import { openBesideServer } from './open-beside-server.js'
import { commandLine } from '../start/command-line.js'

export const restoreUsage = commandLine('restore', 'clarity.tar.gz [--erasures receipts.json]')

/** Restores a backup into the empty database that the environment names, and returns the line to print. */
export async function runRestore({ args, env, say }: Call): Promise<string> {
  const { file, erasures } = readFiles(args)
  const receipts = erasures === null ? [] : await readReceipts(resolve(fromWhere(env), erasures))
  const config = readConfig(env)
  const archive = await openArchive(resolve(fromWhere(env), file))
  const database = await openBesideServer(config, say)
  try {
    const { tables, rows } = await restoreDatabase(database.url, archive, say, receipts)
    const from = `${archive.manifest.release} of ${archive.manifest.made_at}`
    return `Restored ${count(rows, 'row')} of ${count(tables, 'table')} into ${nameOf(config)} from the backup by Clarity ${from}`
  } catch (error) {
    throw await explainFailure(error, config)
  } finally {
    await database.close()
  }
}

function readFiles(args: readonly string[]): { file: string; erasures: string | null } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { erasures: { type: 'string' } },
      allowPositionals: true,
    })
    const [file, ...others] = positionals
    if (file && others.length === 0) return { file, erasures: values.erasures ?? null }
  } catch {
    // Reported below, like a missing file.
  }
  throw new StartFailure(`Name one file to restore: ${restoreUsage}`)
}

function nameOf({ databaseUrl, dataDir }: DatabasePlace): string {
  return databaseUrl === null ? `DATA_DIR ${dataDir}` : `the database ${publicAddress(databaseUrl)}`
}
