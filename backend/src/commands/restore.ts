import 'reflect-metadata'
import { runCommand } from './run-command.js'
import { restoreUsage, runRestore } from './run-restore.js'

await runCommand({ usage: restoreUsage, run: runRestore })
