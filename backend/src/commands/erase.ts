import 'reflect-metadata'
import { runCommand } from './run-command.js'
import { eraseUsage, runErase } from './run-erase.js'

await runCommand({ usage: eraseUsage, run: runErase })
