import 'reflect-metadata'
import { addAdmin } from './admin-commands.js'
import { runAdminCommand } from './run-admin-command.js'
import { runCommand } from './run-command.js'

await runCommand({ usage: addAdmin.usage, run: (call) => runAdminCommand(addAdmin, call) })
