import { readConfig } from '../src/config/read-config.js'
import { createApp } from '../src/app/create-app.js'
import type { TestApp } from './test-app.js'
import { shareThreads } from './test-threads.js'

/** A second process of the same installation; the caller closes it. Without `isListening` it only runs jobs. */
export async function startBeside(
  { databaseUrl }: Pick<TestApp, 'databaseUrl'>,
  env: Record<string, string> = {},
  { isListening = false } = {},
) {
  const app = await createApp(readConfig({ PORT: '0', LOG_LEVEL: 'error', ...env }), databaseUrl)
  shareThreads(app)
  await (isListening ? app.listen(0, '127.0.0.1') : app.init())
  return app
}
