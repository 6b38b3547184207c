import 'reflect-metadata'
import { readConfig } from './config/read-config.js'
import { runServer } from './run-server.js'
import { failStart } from './start-failure.js'

try {
  await runServer(readConfig(process.env))
} catch (error) {
  failStart(error)
}
