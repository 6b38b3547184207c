import type { AdminsService } from '../features/admins/admins.service.js'
import { commandLine } from '../start/command-line.js'

/** An operation on an admin account from the command line. */
export interface AdminCommand {
  readonly usage: string
  /** Returns a line that says what was done. Throws a Failure with a message for the operator. */
  run(admins: AdminsService, email: string, password: string): Promise<string>
}

export const addAdmin: AdminCommand = {
  usage: commandLine('admin:add', 'someone@example.com'),
  async run(admins, email, password) {
    await admins.create(email, password)
    return `Added the admin ${email}`
  },
}

export const setAdminPassword: AdminCommand = {
  usage: commandLine('admin:password', 'someone@example.com'),
  async run(admins, email, password) {
    await admins.setPassword(email, password)
    return `Set the password of ${email}, ended their sessions and removed their authenticator app and passkeys`
  },
}
