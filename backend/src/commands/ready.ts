import { runCommand } from './run-command.js'
import { readyUsage, runReady } from './run-ready.js'

await runCommand({ usage: readyUsage, run: runReady })
