import { stopAll } from './installation.ts'
import { backUp } from './rehearsal/backed-up.ts'
import { checkOutBase } from './rehearsal/base-release.ts'
import { FilledBase } from './rehearsal/filled-base.ts'
import { killWhileMigrating } from './rehearsal/killed-while-migrating.ts'
import { openWithCurrentServer } from './rehearsal/opened-with-current-server.ts'
import type { Rehearsal } from './rehearsal/rehearsal.ts'
import { upgradeRolling } from './rehearsal/rolling-upgrade.ts'
import { redirectTemporaryFolders } from './rehearsal/temporary-folder.ts'

/** The steps of an operator from the base release to today's. A new one is a file and a line here. */
const steps: readonly (readonly [string, (rehearsal: Rehearsal) => Promise<void>])[] = [
  ["The base's data folder, opened by today's server", openWithCurrentServer],
  ['Killed while it migrates', killWhileMigrating],
  ['Backed up while it runs, lost and restored', backUp],
  ['A rolling upgrade', upgradeRolling],
]

const say = (line: string) => console.log(`  ${line}`)

async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const begun = Date.now()
  console.log(name)
  const result = await work()
  say(`${((Date.now() - begun) / 1000).toFixed(1)} s`)
  return result
}

async function rehearse(): Promise<void> {
  const base = await timed('The base release is checked out and built', checkOutBase)
  const filled = await timed('It fills a data folder', () => FilledBase.fill(base))
  for (const [name, step] of steps) await timed(name, () => step({ base, filled, say }))
  console.log('The upgrade keeps every promise.')
}

redirectTemporaryFolders()
const failure = await rehearse().catch((error: Error) => error)
if (failure) console.error(failure.message)
await stopAll()
// What else a failed step has left open ends with this process.
process.exit(failure ? 1 : 0)
