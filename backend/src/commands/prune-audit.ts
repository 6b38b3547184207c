import 'reflect-metadata'
import { pruneAudit, pruneUsage } from './audit-commands.js'
import { runCommand } from './run-command.js'

await runCommand({ usage: pruneUsage, run: pruneAudit })
