import { readConfig } from '../config/read-config.js'
import { explainFailure } from '../database/explain-failure.js'
import { migrate } from '../database/migrate.js'
import { openDatabase } from '../database/open-database.js'
import { publicAddress } from '../database/public-address.js'
import { release } from '../database/schema/release.js'
import { commandLine } from '../start/command-line.js'
import { StartFailure } from '../start/start-failure.js'
import type { Call } from './call.js'

export const migrateUsage = commandLine('migrate')

/** Migrates the database of DATABASE_URL to this release before any process of it starts, and returns the line to print. */
export async function runMigrate({ args, env, say }: Call): Promise<string> {
  if (args.length > 0) throw new StartFailure(`It takes no arguments: ${migrateUsage}`)
  const config = readConfig(env)
  if (config.databaseUrl === null)
    throw new StartFailure('DATABASE_URL is not set: the embedded database is migrated when Clarity starts.')
  const database = await openDatabase(config, say)
  try {
    await migrate(database.url)
    return `The database ${publicAddress(database.url)} has every migration of Clarity ${release}`
  } catch (error) {
    throw await explainFailure(error, config)
  } finally {
    await database.close()
  }
}
