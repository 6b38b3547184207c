import type { Remote } from '@clarity/admin-kit'
import {
  contractSentence,
  remoteContractVersion,
  servedContractVersions,
  type ActiveRemote,
} from '@clarity/contracts/remote-release'
import { failureOf, requireWell } from './failure-of'
import { evaluateModule, forgetRemote } from './federation'
import { fileArrival, filesOfSlot } from './file-arrival'
import { fillingOf, type Filling } from './filling-of'
import { isSilence } from './missing-script'
import { RemoteFailure } from './remote-failure'
import { remoteOf } from './remote-of'
import { failureReasons } from './texts'
import { whileMoving } from './while-moving'

/** One of the modules that a remote exposes, and how it is read: another team built it. */
interface Exposed<Module> {
  readonly name: string
  read(remote: ActiveRemote, module: unknown): Module
}

const pages: Exposed<Remote> = { name: 'remote', read: remoteOf }
const fillingIn = (slot: string): Exposed<Filling> => ({ name: `slot-${slot}`, read: fillingOf })

/** By remote and module: a remote has one version in a tab at a time. */
const loads = new Map<string, { readonly global: string; readonly loading: Promise<unknown> }>()

/**
 * The module of a remote's version; `files` are those that are needed at first. A silent server is waited for three
 * seconds, one that is sending as long as it sends; after that it rejects with a `RemoteFailure` within two more.
 * Nothing of an attempt that failed is used again: the next call begins with the first script. A success is remembered.
 */
export function loadRemote(remote: ActiveRemote, files: readonly string[] = [remote.entry]): Promise<Remote> {
  return loadModule(remote, pages, files)
}

/** What a remote's version shows in a slot; loaded like its pages, and without them. */
export function loadFilling(remote: ActiveRemote, slot: string): Promise<Filling> {
  return loadModule(remote, fillingIn(slot), filesOfSlot(remote, slot))
}

/**
 * The failure of a remote whose page broke after loading: it threw, or a later part of it failed to load. The page is
 * forgotten, and the next `loadRemote` runs the remote anew.
 */
export function brokenPage(remote: ActiveRemote, error: unknown): Promise<RemoteFailure> {
  return brokenModule(remote, pages, error)
}

/** The same for what a remote shows in a slot. */
export function brokenFilling(remote: ActiveRemote, slot: string, error: unknown): Promise<RemoteFailure> {
  return brokenModule(remote, fillingIn(slot), error)
}

function brokenModule(remote: ActiveRemote, { name }: Exposed<unknown>, error: unknown): Promise<RemoteFailure> {
  loads.delete(keyOf(remote, name))
  forgetRemote(remote)
  return failureOf(remote, error, failureReasons.threwWhileShown)
}

const keyOf = ({ name }: ActiveRemote, exposed: string) => `${name}/${exposed}`

function loadModule<Module>(remote: ActiveRemote, exposed: Exposed<Module>, files: readonly string[]): Promise<Module> {
  const key = keyOf(remote, exposed.name)
  const known = loads.get(key)
  if (known?.global === remote.global) return known.loading as Promise<Module>
  const loading = load(remote, exposed, files)
  loads.set(key, { global: remote.global, loading })
  loading.catch(() => {
    if (loads.get(key)?.loading === loading) loads.delete(key)
  })
  return loading
}

async function load<Module>(remote: ActiveRemote, exposed: Exposed<Module>, files: readonly string[]): Promise<Module> {
  if (!servedContractVersions.includes(remote.contract))
    throw new RemoteFailure(remote, contractSentence(remote.contract, remoteContractVersion))
  if (!remote.integrity.startsWith('sha384-')) throw new RemoteFailure(remote, failureReasons.noIntegrity)
  await requireWell(remote)
  try {
    return await attempt(remote, exposed, files)
  } catch (error) {
    // The browser had kept a bad answer from before this tab: looking at it has replaced it.
    if (error instanceof RemoteFailure && error.isPassing && !isSilence(error.cause))
      return attempt(remote, exposed, files)
    throw error
  }
}

async function attempt<Module>(
  remote: ActiveRemote,
  exposed: Exposed<Module>,
  files: readonly string[],
): Promise<Module> {
  try {
    await Promise.all(files.map((file) => fileArrival(file)))
    return exposed.read(remote, await whileMoving(evaluateModule(remote, exposed.name)))
  } catch (error) {
    forgetRemote(remote)
    throw await failureOf(remote, error, failureReasons.threwWhileLoading)
  }
}
