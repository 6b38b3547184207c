import 'reflect-metadata'
import { checkAudit, checkUsage } from './audit-commands.js'
import { runCommand } from './run-command.js'

await runCommand({ usage: checkUsage, run: checkAudit })
