import { commandLine } from '../start/command-line.js'
import type { Call } from './call.js'
import { findInstallation } from './find-installation.js'
import { readNamedPerson } from './read-named-person.js'
import { withErasures } from './with-erasures.js'
import { writePersonFile } from './write-person-file.js'

export const eraseUsage = commandLine('erase', '--phone +14155550100 --email someone@example.com --out receipt.json')

/** Erases a person of the installation, writes the receipt, and returns the line to print. */
export async function runErase({ args, env, say }: Call): Promise<string> {
  const { person, out } = readNamedPerson(args, eraseUsage)
  return withErasures(await findInstallation(env, say), async (erasures) => {
    const receipt = await erasures.get(await erasures.erase(person, null))
    const file = await writePersonFile(env, out, receipt)
    return `Erased the person; the receipt is ${file}, for 'restore --erasures' with an older backup`
  })
}
