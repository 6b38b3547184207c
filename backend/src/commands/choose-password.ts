import { Login, passwordMinLength } from '@clarity/contracts'
import { safeParse } from 'valibot'
import { randomPassword } from '../features/admins/random-password.js'
import { StartFailure } from '../start/start-failure.js'
import { readPassword, type PasswordInput } from './read-password.js'

/** The password that the operator enters, or a random one if the input is empty. */
export async function choosePassword(
  email: string,
  input: PasswordInput,
): Promise<{ password: string; isRandom: boolean }> {
  const given = await readPassword(`Password for ${email} (empty for a random one): `, input)
  if (given === '') return { password: randomPassword(), isRandom: true }
  if (given.length < passwordMinLength)
    throw new StartFailure(`The password has ${given.length} characters, expected at least ${passwordMinLength}.`)
  if (!safeParse(Login.entries.password, given).success) throw new StartFailure('The password is too long.')
  return { password: given, isRandom: false }
}
