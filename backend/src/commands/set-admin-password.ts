import 'reflect-metadata'
import { setAdminPassword } from './admin-commands.js'
import { runAdminCommand } from './run-admin-command.js'
import { runCommand } from './run-command.js'

await runCommand({ usage: setAdminPassword.usage, run: (call) => runAdminCommand(setAdminPassword, call) })
