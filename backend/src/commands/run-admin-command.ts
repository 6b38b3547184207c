import { emailMaxLength, isStorableText } from '@clarity/contracts'
import { Failure } from '../http/failures.js'
import { StartFailure } from '../start/start-failure.js'
import type { AdminCommand } from './admin-commands.js'
import type { Call } from './call.js'
import { choosePassword } from './choose-password.js'
import { findInstallation } from './find-installation.js'
import { withAdmins } from './with-admins.js'

/** Runs one admin command and returns the line to print. Throws StartFailure. */
export async function runAdminCommand(command: AdminCommand, { args, env, input, say }: Call): Promise<string> {
  const email = readEmail(args, command.usage)
  return withAdmins(await findInstallation(env, say), async (admins) => {
    const { password, isRandom } = await choosePassword(email, input)
    const done = await command.run(admins, email, password).catch(rethrowForOperator)
    return isRandom ? `${done}; the password, shown this once: ${password}` : done
  })
}

/** Accepts `admin@localhost`, the first admin's default, as an email too. */
function readEmail([email = '', ...others]: readonly string[], usage: string): string {
  const isEmail = /^[^\s@]+@[^\s@]+$/.test(email) && email.length <= emailMaxLength && isStorableText(email)
  if (!isEmail || others.length > 0) throw new StartFailure(`Name one email address: ${usage}`)
  return email
}

function rethrowForOperator(error: unknown): never {
  throw error instanceof Failure ? new StartFailure(error.message) : error
}
