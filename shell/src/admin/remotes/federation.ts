import { letEndpointsReturn } from '@clarity/admin-kit/host'
import type { ActiveRemote } from '@clarity/contracts/remote-release'
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import { runEntryScript } from './entry-script'

const integrityOf = new Map<string, string>()
/** By name, the global of the version that runs; undefined after a failure, for the next attempt to begin anew. */
const running = new Map<string, string | undefined>()

registerPlugins([
  {
    name: 'checked-entry',
    // Federation knows no integrity, and its own loading of scripts has no place to require it.
    loadEntry: ({ remoteInfo: { name, entry } }) => runEntryScript(entry, integrityOf.get(name)!, name),
  },
])

/** Loads one of the modules that a remote exposes. A remote that is not running is run from its entry script on. */
export function evaluateModule(remote: ActiveRemote, exposed: string): Promise<unknown> {
  if (running.get(remote.name) !== remote.global) run(remote)
  return loadRemote(`${remote.global}/${exposed}`)
}

/** Nothing of this remote is used again: the next module is loaded from the entry script on. */
export function forgetRemote({ name }: ActiveRemote): void {
  if (running.has(name)) running.set(name, undefined)
}

/** Registered by force, which discards the state of earlier attempts. */
function run({ name, entry, global, integrity }: ActiveRemote): void {
  if (running.has(name)) letEndpointsReturn()
  running.set(name, global)
  integrityOf.set(global, integrity)
  registerRemotes([{ name: global, entry, type: 'global', entryGlobalName: global }], { force: true })
}
