import 'reflect-metadata'
import { failStart } from '../start-failure.js'
import { setAdminPassword } from './admin-commands.js'
import { runAdminCommand } from './run-admin-command.js'

try {
  console.log(
    await runAdminCommand(setAdminPassword, { args: process.argv.slice(2), env: process.env, input: process.stdin }),
  )
  // A pipe on standard input that nobody closes would keep the process alive.
  process.stdin.destroy()
} catch (error) {
  failStart(error)
}
