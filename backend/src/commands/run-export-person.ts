import { commandLine } from '../start/command-line.js'
import type { Call } from './call.js'
import { findInstallation } from './find-installation.js'
import { readNamedPerson } from './read-named-person.js'
import { withErasures } from './with-erasures.js'
import { writePersonFile } from './write-person-file.js'

export const exportPersonUsage = commandLine(
  'export-person',
  '--phone +14155550100 --email someone@example.com --out person.json',
)

/** Writes what is stored about a person of the installation, and returns the line to print. */
export async function runExportPerson({ args, env, say }: Call): Promise<string> {
  const { person, out } = readNamedPerson(args, exportPersonUsage)
  return withErasures(await findInstallation(env, say), async (erasures) => {
    const file = await writePersonFile(env, out, await erasures.export(person))
    return `Wrote what is stored about the person to ${file}`
  })
}
