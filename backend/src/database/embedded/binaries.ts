import { chownSync, cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { EmbeddedPostgresError } from './embedded-postgres-error.js'
import type { Say } from './launch-options.js'
import { findPackagedBinaries, linkLibraries } from './packaged-binaries.js'
import type { Place } from './place.js'
import { runProgram } from './run-program.js'

export interface Binaries {
  readonly postgres: string
  readonly initdb: string
}

/** The package's own binaries where the server's account can run them, else a copy of them beside its data. */
export async function prepareBinaries(place: Place, say: Say): Promise<Binaries> {
  const { native, version } = findPackagedBinaries()
  const linked = linkLibraries(native)
  const inPackage = await tryOut(native, place)
  if (inPackage.ok) return inPackage.binaries
  // A copy helps where the package is out of the account's reach, not where the machine cannot run it at all.
  if (linked && !place.account) throw doesNotRun(inPackage.output)
  const folder = join(place.store, `postgres-${version}`)
  if (!existsSync(folder)) {
    say(`Copying the database's programs to ${place.store}`)
    copy(native, folder, place)
  }
  const inCopy = await tryOut(folder, place)
  if (inCopy.ok) return inCopy.binaries
  throw doesNotRun(inCopy.output)
}

// Starting it is the one test that covers rights, missing libraries, musl and a folder mounted noexec.
async function tryOut(native: string, { account }: Place) {
  const binaries: Binaries = { postgres: join(native, 'bin', 'postgres'), initdb: join(native, 'bin', 'initdb') }
  return { ...(await runProgram(binaries.postgres, ['--version'], account)), binaries }
}

function copy(native: string, folder: string, { account }: Place): void {
  const draft = `${folder}.draft`
  rmSync(draft, { recursive: true, force: true })
  cpSync(native, draft, {
    recursive: true,
    // Without this, cpSync makes relative links absolute, back into the folder that cannot be reached.
    verbatimSymlinks: true,
    filter: (source) => !source.endsWith('.a'),
  })
  linkLibraries(draft)
  if (account) giveTo(account, draft)
  renameSync(draft, folder)
}

function giveTo({ uid, gid }: { uid: number; gid: number }, folder: string): void {
  chownSync(folder, uid, gid)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) giveTo({ uid, gid }, path)
    else if (entry.isFile()) chownSync(path, uid, gid)
  }
}

function doesNotRun(output: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The embedded database does not run on this machine (${output.split('\n')[0]}; it needs glibc, so not Alpine): set DATABASE_URL to a PostgreSQL.`,
  )
}
