import 'reflect-metadata'
import { readConfig } from './config/read-config.js'
import { unknownVariables } from './config/unknown-variables.js'
import { failStart } from './start/start-failure.js'

try {
  const config = readConfig(process.env)
  for (const name of unknownVariables(process.env))
    process.stderr.write(`${name} is set, and no variable of Clarity has this name: it is ignored.\n`)
  // Imported after the check: loading takes a second, and a wrong variable is reported at once.
  const { runServer } = await import('./app/run-server.js')
  await runServer(config)
} catch (error) {
  failStart(error)
}
