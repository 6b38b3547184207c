import { readConfig } from '../config/read-config.js'
import { createApp } from '../app/create-app.js'
import { explainFailure } from '../database/explain-failure.js'
import { migrate } from '../database/migrate.js'
import { prepareFirstStart } from '../first-start/prepare-first-start.js'
import { seedDatabase } from '../seed/seed-database.js'
import { StartFailure } from '../start/start-failure.js'
import type { Call } from './call.js'
import { findInstallation } from './find-installation.js'
import { openBesideServer } from './open-beside-server.js'
import { commandLine } from '../start/command-line.js'

export const seedUsage = commandLine('seed')

/** Seeds the installation, which may be running, with a month of demo data, and returns the line to print. */
export async function runSeed({ args, env, say }: Call): Promise<string> {
  if (args.length > 0) throw new StartFailure(`It takes no arguments: ${seedUsage}`)
  const { adminEmail, adminPassword, publicUrl } = readConfig(env)
  const place = await findInstallation(env, say)
  const database = await openBesideServer(place, () => {})
  try {
    await migrate(database.url)
    // Always the offline agent and writer: nothing is sent or paid for, and the texts are the same each time.
    const config = { ...readConfig({ LOG_LEVEL: 'error' }), adminEmail, adminPassword, publicUrl }
    const app = await createApp(config, database.url)
    try {
      const { createdAdmin } = await prepareFirstStart(app, config)
      const people = await seedDatabase(app, { now: new Date(), publicUrl: publicUrl.origin, say })
      if (createdAdmin?.password) say(`Sign in as ${createdAdmin.email} with the password ${createdAdmin.password}`)
      return `Seeded ${people} people with their conversations and reports over the last 30 days`
    } finally {
      await app.close()
    }
  } catch (error) {
    throw await explainFailure(error, place)
  } finally {
    await database.close()
  }
}
