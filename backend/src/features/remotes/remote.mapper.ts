import type { ActiveRemote, Remote, RemoteChange, RemoteManifest } from '@clarity/contracts'
import type { RemoteChangeEntity } from './remote-change.entity.js'
import type { RemoteReleaseEntity } from './remote-release.entity.js'

export interface RemoteRow {
  name: string
  active_version: string
  title: string
  failed_at: Date | null
  failure: string | null
}

export interface ActiveRemoteRow {
  name: string
  version: string
  manifest: RemoteManifest
  /** The hash of the entry file. */
  integrity: string
}

/** A remote with its own rows among all releases and changes. */
export function toRemote(
  { name, title, active_version, failed_at, failure }: RemoteRow,
  releases: readonly RemoteReleaseEntity[],
  changes: readonly RemoteChangeEntity[],
): Remote {
  const isOwn = (part: { name: string }) => part.name === name
  return {
    name,
    title,
    active_version,
    releases: releases.filter(isOwn).map(toRelease),
    changes: changes.filter(isOwn).map(toRemoteChange),
    last_error: failed_at && failure !== null ? { at: failed_at.toISOString(), reason: failure } : null,
  }
}

export function toActiveRemote({ name, version, manifest, integrity }: ActiveRemoteRow): ActiveRemote {
  const { contract, title, entry, global, routes, navigation } = manifest
  return {
    name,
    version,
    contract,
    title,
    entry: `/remotes/${name}/${version}/${entry}`,
    integrity,
    global,
    routes,
    navigation,
  }
}

function toRelease({ version, manifest, releasedAt, releasedBy }: RemoteReleaseEntity): Remote['releases'][number] {
  return {
    version,
    contract: manifest.contract,
    released_at: releasedAt.toISOString(),
    released_by: releasedBy,
  }
}

function toRemoteChange({ at, by, action, version, previousVersion }: RemoteChangeEntity): RemoteChange {
  return { at: at.toISOString(), by, action, version, previous_version: previousVersion }
}
