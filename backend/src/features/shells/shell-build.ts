import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { array, nonEmpty, number, object, parse, pipe, record, string, type InferOutput } from 'valibot'
import { StartFailure } from '../../start/start-failure.js'

const HostFile = object({
  build: pipe(string(), nonEmpty()),
  contracts: pipe(array(number()), nonEmpty()),
  shared: record(string(), string()),
})

/** What one build of the admin shell offers to remotes. */
export interface ShellBuild {
  /** A hash of the build's files. */
  readonly id: string
  /** The contract versions that it serves. */
  readonly contracts: readonly number[]
  /** Versions of the shared packages, by name. */
  readonly shared: Readonly<Record<string, string>>
}

/** The build in this folder. Throws StartFailure if there is none. */
export async function readShellBuild(folder: string): Promise<ShellBuild> {
  try {
    const file: InferOutput<typeof HostFile> = parse(
      HostFile,
      JSON.parse(await readFile(join(folder, 'host.json'), 'utf8')),
    )
    return { id: file.build, contracts: file.contracts, shared: file.shared }
  } catch (error) {
    throw new StartFailure(`The shell in ${folder} is not built (${String(error)}): run 'npm run build'.`)
  }
}
