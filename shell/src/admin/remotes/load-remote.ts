import type { Remote } from '@clarity/admin-kit'
import { contractSentence, remoteContractVersion, type ActiveRemote } from '@clarity/contracts/remote-release'
import { failureOf, requireWell } from './failure-of'
import { evaluateRemote } from './federation'
import { RemoteFailure } from './remote-failure'
import { remoteOf } from './remote-of'
import { failureReasons } from './texts'
import { withinLimit } from './within-limit'

/** How long a remote may take to load; finding the reason comes on top, and both stay below five seconds. */
const limitMs = 3000

/** By name: a remote has one version in a tab at a time. */
const loads = new Map<string, { global: string; loading: Promise<Remote> }>()

/**
 * The module of a remote's version. It rejects with a `RemoteFailure` within 5 seconds, and nothing of an attempt that
 * failed is used again: the next call begins with the first script. A success is remembered.
 */
export function loadRemote(remote: ActiveRemote): Promise<Remote> {
  const { name, global } = remote
  const known = loads.get(name)
  if (known?.global === global) return known.loading
  const loading = load(remote)
  loads.set(name, { global, loading })
  loading.catch(() => {
    if (loads.get(name)?.loading === loading) loads.delete(name)
  })
  return loading
}

/**
 * The failure of a remote whose page broke after loading: it threw, or a later part of it failed to load. The remote is
 * forgotten, and the next `loadRemote` runs it anew.
 */
export function brokenPage(remote: ActiveRemote, error: unknown): Promise<RemoteFailure> {
  loads.delete(remote.name)
  return failureOf(remote, error, failureReasons.threwWhileShown)
}

async function load(remote: ActiveRemote): Promise<Remote> {
  if (remote.contract !== remoteContractVersion)
    throw new RemoteFailure(remote, contractSentence(remote.contract, remoteContractVersion))
  if (!remote.integrity.startsWith('sha384-')) throw new RemoteFailure(remote, failureReasons.noIntegrity)
  const until = performance.now() + limitMs
  await requireWell(remote)
  try {
    return await attempt(remote, until)
  } catch (error) {
    // The browser had kept a bad answer from before this tab: looking at it has replaced it.
    if (error instanceof RemoteFailure && error.isPassing && performance.now() < until) return attempt(remote, until)
    throw error
  }
}

async function attempt(remote: ActiveRemote, until: number): Promise<Remote> {
  try {
    return remoteOf(remote, await withinLimit(evaluateRemote(remote), until))
  } catch (error) {
    throw await failureOf(remote, error, failureReasons.threwWhileLoading)
  }
}
