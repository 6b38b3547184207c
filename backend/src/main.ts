import 'reflect-metadata'
import { readConfig } from './config/read-config.js'
import { failStart } from './start/start-failure.js'

try {
  const config = readConfig(process.env)
  // Imported after the check: loading takes a second, and a wrong variable is reported at once.
  const { runServer } = await import('./app/run-server.js')
  await runServer(config)
} catch (error) {
  failStart(error)
}
