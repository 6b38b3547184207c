import { parseArgs } from 'node:util'
import type { NamePerson } from '@clarity/contracts'
import { StartFailure } from '../start/start-failure.js'

/** A person and a file from the command line. */
export function readNamedPerson(args: readonly string[], usage: string): { person: NamePerson; out: string } {
  try {
    const { phone, email, out } = parseArgs({
      args: [...args],
      options: { phone: { type: 'string' }, email: { type: 'string' }, out: { type: 'string' } },
    }).values
    if (out && (phone || email)) return { person: { ...(phone && { phone }), ...(email && { email }) }, out }
  } catch {
    // Reported below, like a missing argument.
  }
  throw new StartFailure(`Name a person and the file to write: ${usage}`)
}
