import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { EmbeddedPostgresError } from './embedded-postgres-error.js'
import type { Say } from '../../start/say.js'
import { findPackagedBinaries, linkLibraries } from './packaged-binaries.js'
import type { Place } from './place.js'
import { copyPrograms } from './programs-copy.js'
import { runProgram } from './run-program.js'

export interface Binaries {
  readonly postgres: string
  readonly initdb: string
}

/** The package's own binaries if the server's account can run them, else a copy that it can reach. */
export async function prepareBinaries(place: Place, say: Say): Promise<Binaries> {
  const { native, version } = findPackagedBinaries()
  const linked = linkLibraries(native)
  const inPackage = await tryOut(native, place)
  if (inPackage.ok) return inPackage.binaries
  // A copy helps if the account cannot reach the package, not if the machine cannot run it at all.
  if (linked && !place.account) throw doesNotRun(inPackage.output)
  const folder = `${place.programs}-${version}`
  if (!existsSync(folder)) say(`Copying the database's programs to ${folder}`)
  copyPrograms(native, folder)
  const inCopy = await tryOut(folder, place)
  if (inCopy.ok) return inCopy.binaries
  throw doesNotRun(inCopy.output)
}

// Running it is the only check that covers permissions, missing libraries, musl and a folder mounted noexec.
async function tryOut(native: string, { account }: Place) {
  const binaries: Binaries = { postgres: join(native, 'bin', 'postgres'), initdb: join(native, 'bin', 'initdb') }
  return { ...(await runProgram(binaries.postgres, ['--version'], { account, cwd: '/' })), binaries }
}

function doesNotRun(output: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The embedded database does not run on this machine (${output.split('\n')[0]}; it needs glibc, so not Alpine): set DATABASE_URL to a PostgreSQL.`,
  )
}
