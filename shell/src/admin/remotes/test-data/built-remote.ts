import type { ActiveRemote } from '@clarity/contracts/remote-release'
import type { Outcome } from './script-server'

let built = 0

/** A new remote for each test: no state is shared. */
export function builtRemote(overrides: Partial<ActiveRemote> = {}): ActiveRemote {
  const global = `mf_reports_${++built}`
  return {
    name: `mf-reports-${built}`,
    version: '1.2.0',
    contract: 1,
    title: 'Reports',
    entry: `/remotes/mf-reports/${built}/remote.js`,
    integrity: 'sha384-abc',
    global,
    routes: ['/admin/reports'],
    navigation: [],
    ...overrides,
  }
}

/** An entry that sets its global, as webpack builds it, and then brings what `evaluate` gives. */
export const entryOf = ({ global }: ActiveRemote, evaluate: () => unknown): Outcome => ({
  runs: () =>
    Reflect.set(globalThis, global, {
      init: () => undefined,
      get: () => Promise.resolve(evaluate),
    }),
})

/** The error that webpack throws if a chunk does not arrive. */
export const chunkLoadError = (address: string) =>
  Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', request: address })
