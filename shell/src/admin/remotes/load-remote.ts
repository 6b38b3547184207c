import type { Remote } from '@clarity/admin-kit'
import { contractSentence, remoteContractVersion, type ActiveRemote } from '@clarity/contracts/remote-release'
import { failureOf } from './failure-of'
import { evaluateRemote } from './federation'
import { RemoteFailure } from './remote-failure'
import { remoteOf } from './remote-of'
import { failureReasons } from './texts'
import { withinLimit } from './within-limit'

const loads = new Map<string, Promise<Remote>>()

/**
 * The module of a remote's version. It rejects with a `RemoteFailure` within 5 seconds, and remembers nothing of an
 * attempt that failed: the next call tries again from the first script on. A success is remembered.
 */
export function loadRemote(remote: ActiveRemote): Promise<Remote> {
  const known = loads.get(remote.global)
  if (known) return known
  const loading = load(remote)
  loads.set(remote.global, loading)
  loading.catch(() => loads.delete(remote.global))
  return loading
}

/**
 * What to say of a remote whose page broke after it was loaded: it threw, or a later part of it did not arrive. It is
 * forgotten, so that the next `loadRemote` runs it anew.
 */
export function brokenPage(remote: ActiveRemote, error: unknown): Promise<RemoteFailure> {
  loads.delete(remote.global)
  return failureOf(remote, error, failureReasons.threwWhileShown)
}

async function load(remote: ActiveRemote): Promise<Remote> {
  if (remote.contract !== remoteContractVersion)
    throw new RemoteFailure(remote, contractSentence(remote.contract, remoteContractVersion))
  if (!remote.integrity.startsWith('sha384-')) throw new RemoteFailure(remote, failureReasons.noIntegrity)
  try {
    return remoteOf(remote, await withinLimit(evaluateRemote(remote)))
  } catch (error) {
    throw await failureOf(remote, error, failureReasons.threwWhileLoading)
  }
}
