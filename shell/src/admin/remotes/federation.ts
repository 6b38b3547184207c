import { letEndpointsReturn } from '@clarity/admin-kit/host'
import type { ActiveRemote } from '@clarity/contracts/remote-release'
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import { runEntryScript } from './entry-script'

const integrityOf = new Map<string, string>()
const evaluated = new Set<string>()

registerPlugins([
  {
    name: 'checked-entry',
    // Federation knows no integrity, and its own loading of scripts has no place to require it.
    loadEntry: ({ remoteInfo: { name, entry } }) => runEntryScript(entry, integrityOf.get(name)!, name),
  },
])

/** Runs a remote from its entry script on; registered by force, which discards the state of earlier attempts. */
export function evaluateRemote({ name, entry, global, integrity }: ActiveRemote): Promise<unknown> {
  if (evaluated.has(name)) letEndpointsReturn()
  evaluated.add(name)
  integrityOf.set(global, integrity)
  registerRemotes([{ name: global, entry, type: 'global', entryGlobalName: global }], { force: true })
  return loadRemote(`${global}/remote`)
}
