import { emailMaxLength, isStorableText } from '@clarity/contracts'
import { readConfig } from '../config/read-config.js'
import { Failure } from '../http/failures.js'
import { StartFailure } from '../start-failure.js'
import type { AdminCommand } from './admin-commands.js'
import { choosePassword } from './choose-password.js'
import type { PasswordInput } from './read-password.js'
import { withAdmins } from './with-admins.js'

export interface Call {
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  readonly input: PasswordInput
}

/** Does what one command line asks for and answers the line to print. Throws StartFailure. */
export async function runAdminCommand(command: AdminCommand, { args, env, input }: Call): Promise<string> {
  const email = readEmail(args, command.usage)
  return withAdmins(readConfig(env), async (admins) => {
    const { password, isRandom } = await choosePassword(email, input)
    const done = await command.run(admins, email, password).catch(rethrowForOperator)
    return isRandom ? `${done}; the password, shown this once: ${password}` : done
  })
}

/** `admin@localhost`, the first admin's default, is an email here too. */
function readEmail([email = '', ...others]: readonly string[], usage: string): string {
  const isEmail = /^[^\s@]+@[^\s@]+$/.test(email) && email.length <= emailMaxLength && isStorableText(email)
  if (!isEmail || others.length > 0) throw new StartFailure(`Name one email address: ${usage}`)
  return email
}

function rethrowForOperator(error: unknown): never {
  throw error instanceof Failure ? new StartFailure(error.message) : error
}
