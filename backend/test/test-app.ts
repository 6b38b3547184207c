import { webhookSecret } from '@clarity/test-kit/post-call-event'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { DataSource } from 'typeorm'
import type { Config } from '../src/config/config.js'
import { readConfig } from '../src/config/read-config.js'
import { createApp } from '../src/app/create-app.js'
import { prepareFirstStart } from '../src/first-start/prepare-first-start.js'
import { cloneDatabase, type ClonedDatabase } from './clone-database.js'
import { shareThreads } from './test-threads.js'

export interface TestApp {
  /** Base address, without a path. */
  readonly url: string
  readonly databaseUrl: string
  readonly dataSource: DataSource
  readonly app: NestFastifyApplication
  close(): Promise<void>
}

export const testPassword = 'correct horse battery staple'

/** The real application, listening, on its own clone of the migrated database. `env` is what an operator would set. */
export async function startTestApp(env: Record<string, string> = {}): Promise<TestApp> {
  return startAppOn(await cloneDatabase(), env)
}

/** The same on another migrated database, which is dropped when the application closes. */
export async function startAppOn(database: ClonedDatabase, env: Record<string, string> = {}): Promise<TestApp> {
  const config: Config = readConfig({
    PORT: '0',
    LOG_LEVEL: 'error',
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: testPassword,
    ELEVENLABS_WEBHOOK_SECRET: webhookSecret,
    ...env,
  })
  const app = await createApp(config, database.url)
  shareThreads(app)
  await prepareFirstStart(app, config)
  await app.listen(0, '127.0.0.1')
  return {
    url: await app.getUrl(),
    databaseUrl: database.url,
    dataSource: app.get(DataSource),
    app,
    close: async () => {
      await app.close()
      await database.drop()
    },
  }
}
