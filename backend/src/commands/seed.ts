import 'reflect-metadata'
import { runCommand } from './run-command.js'
import { runSeed, seedUsage } from './run-seed.js'

await runCommand({ usage: seedUsage, run: runSeed })
