import 'reflect-metadata'
import { failStart } from '../start-failure.js'
import { addAdmin } from './admin-commands.js'
import { runAdminCommand } from './run-admin-command.js'

try {
  console.log(await runAdminCommand(addAdmin, { args: process.argv.slice(2), env: process.env, input: process.stdin }))
  // A pipe on standard input that nobody closes would keep the process alive.
  process.stdin.destroy()
} catch (error) {
  failStart(error)
}
