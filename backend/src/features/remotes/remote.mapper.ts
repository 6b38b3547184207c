import type {
  ActiveRemote,
  ReleaseFiles,
  Remote,
  RemoteChange,
  RemoteDecision,
  RemoteRelease,
  WaitingRemote,
} from '@clarity/contracts'
import type { RemoteChangeEntity } from './remote-change.entity.js'
import type { RemoteDecisionEntity } from './remote-decision.entity.js'
import type { RemoteFailureEntity } from './remote-failure.entity.js'
import type { RemoteReleaseEntity } from './remote-release.entity.js'
import type { RemoteEntity } from './remote.entity.js'
import type { ListedFile } from './remote-releases.repository.js'

/** Why a reader gets a version that is not the active one. */
export type ChosenAs = Pick<ActiveRemote, 'isPreview' | 'isCanary'>

/** The rows that belong to one remote; releases, changes and decisions are newest first. */
export interface RemoteParts {
  readonly releases: readonly RemoteReleaseEntity[]
  readonly changes: readonly RemoteChangeEntity[]
  readonly decisions: readonly RemoteDecisionEntity[]
  readonly failures: readonly RemoteFailureEntity[]
  readonly previewVersion: string | null
  /** The build that this server brought. */
  readonly serverVersion: string | null
  /** Why this server's shell cannot load a release. */
  misfit(release: RemoteReleaseEntity): string | null
}

export function toRemote(remote: RemoteEntity, parts: RemoteParts): Remote {
  const { name, activeVersion, canaryVersion, canaryPercent, publicKey, keySetBy, keySetAt } = remote
  const { releases, changes, decisions, failures, serverVersion } = parts
  const active = releases.find(({ version }) => version === activeVersion)
  const failure = failures.find(({ version }) => version === activeVersion)
  return {
    name,
    title: (active ?? releases[0])!.manifest.title,
    active_version: activeVersion,
    releases: releases.map((release) => toRelease(release, remote, parts)),
    changes: changes.map(toRemoteChange),
    decisions: decisions.map(toRemoteDecision),
    last_error: failure ? { at: failure.at.toISOString(), reason: failure.reason } : null,
    disabled: decided(remote.disabledAt, remote.disabledBy, remote.disabledReason),
    canary: canaryVersion === null ? null : { version: canaryVersion, percent: canaryPercent ?? 0 },
    preview_version: parts.previewVersion,
    key: publicKey === null ? null : { public_key: publicKey, set_by: keySetBy ?? '', at: keySetAt!.toISOString() },
    waiting: active ? parts.misfit(active) : null,
    server_version: serverVersion === activeVersion || active?.releasedBy === 'start' ? null : serverVersion,
  }
}

/** `files` may be of other releases too. */
export function toActiveRemote(
  { name, version, manifest }: RemoteReleaseEntity,
  files: readonly ListedFile[],
  as: ChosenAs = {},
): ActiveRemote {
  const { contract, title, entry, global, routes, navigation, slots, firstCalls } = manifest
  const own = files.filter((file) => file.name === name && file.version === version)
  const fileOf = (path: string) => ({
    href: fileAddress(name, version, path),
    integrity: own.find((file) => file.path === path)!.integrity,
  })
  const preload = Object.entries(manifest.files ?? {}).map(([route, paths]) => [route, paths.map(fileOf)])
  const { href, integrity } = fileOf(entry)
  return {
    name,
    version,
    contract,
    title,
    entry: href,
    integrity,
    global,
    routes,
    navigation,
    ...(manifest.files && { preload: Object.fromEntries(preload) as ActiveRemote['preload'] }),
    ...(firstCalls && { firstCalls }),
    ...(slots && { slots: slots.map((filling) => toActiveSlot(filling, (path) => fileOf(path).href)) }),
    ...as,
  }
}

type RemoteSlots = NonNullable<RemoteReleaseEntity['manifest']['slots']>

function toActiveSlot({ slot, title, order, files = [] }: RemoteSlots[number], addressOf: (path: string) => string) {
  return { slot, title, order, files: files.map(addressOf) }
}

export function toWaitingRemote({ name, version, manifest }: RemoteReleaseEntity, reason: string): WaitingRemote {
  const { title, routes, navigation } = manifest
  return { name, title, version, reason, routes, navigation }
}

export function toReleaseFiles(
  { name, version, manifest, releasedBy }: RemoteReleaseEntity,
  isActive: boolean,
  files: readonly ListedFile[],
): ReleaseFiles {
  const own = files.filter((file) => file.name === name && file.version === version)
  return {
    name,
    version,
    is_active: isActive,
    released_by: releasedBy,
    manifest,
    files: own.map(({ path, integrity, bytes }) => ({
      name: path,
      href: fileAddress(name, version, path),
      integrity,
      bytes,
    })),
  }
}

function fileAddress(name: string, version: string, path: string): string {
  return `/remotes/${name}/${version}/${path}`
}

function toRelease(release: RemoteReleaseEntity, { activeVersion }: RemoteEntity, parts: RemoteParts): RemoteRelease {
  const { version, manifest, releasedAt, releasedBy } = release
  return {
    version,
    contract: manifest.contract,
    released_at: releasedAt.toISOString(),
    released_by: releasedBy,
    is_active: version === activeVersion,
    withdrawn: decided(release.withdrawnAt, release.withdrawnBy, release.withdrawnReason),
    misfit: parts.misfit(release),
    errors: parts.failures.find((failure) => failure.version === version)?.count ?? 0,
    signed: release.signature !== null,
    slots: (manifest.slots ?? []).map(({ slot }) => slot),
  }
}

function decided(at: Date | null, by: string | null, reason: string | null): Remote['disabled'] {
  return at === null ? null : { at: at.toISOString(), by: by ?? '', reason: reason ?? '' }
}

function toRemoteChange({ at, by, action, version, previousVersion }: RemoteChangeEntity): RemoteChange {
  return { at: at.toISOString(), by, action, version, previous_version: previousVersion }
}

function toRemoteDecision({ at, by, action, version, reason, percent }: RemoteDecisionEntity): RemoteDecision {
  return { at: at.toISOString(), by, action, version, reason, percent }
}
