import { Injectable } from '@nestjs/common'
import { disabledSentence, remoteTexts, withdrawnSentence, type ActiveRemote, type Registry } from '@clarity/contracts'
import type { OpenSession } from '../sessions/sessions.service.js'
import { ShellsService, type ShellBuild } from '../shells/shells.service.js'
import { earlierVersions } from './active-versions.js'
import { isInCanary } from './canary-share.js'
import { findIncompatibility } from './find-incompatibility.js'
import { RemotePreviewsRepository } from './remote-previews.repository.js'
import { RemoteReleasesRepository } from './remote-releases.repository.js'
import type { RemoteReleaseEntity } from './remote-release.entity.js'
import { toActiveRemote, toWaitingRemote, type ChosenAs } from './remote.mapper.js'
import type { RemoteEntity } from './remote.entity.js'
import { RemotesRepository } from './remotes.repository.js'

type Reader = Pick<OpenSession, 'adminId' | 'tokenHash'> | null

interface Option {
  readonly version: string
  readonly as: ChosenAs
}

/** What a shell loads of one remote. */
export interface Choice {
  readonly name: string
  /** Null if no version is active. */
  readonly active: RemoteReleaseEntity | null
  /** Why the shell does not load the active version; null if it can. */
  readonly reason: string | null
  readonly chosen: { readonly release: RemoteReleaseEntity; readonly as: ChosenAs } | null
}

/**
 * Chooses, for one build of the shell and one reader, the version of each remote: the one that the session previews, the
 * one that the reader's account gets before others, the active one, or the newest that was active before; of these the
 * first that fits the shell.
 */
@Injectable()
export class RegistryService {
  constructor(
    private readonly remotes: RemotesRepository,
    private readonly releases: RemoteReleasesRepository,
    private readonly previews: RemotePreviewsRepository,
    private readonly shells: ShellsService,
  ) {}

  /** `shell` is the id of the asking build; for an unknown one the answer is for the server's own. */
  async read(shell: string | undefined, reader: Reader): Promise<Registry> {
    const choices = await this.choose(await this.shells.find(shell), reader)
    const chosen = choices.flatMap((choice) => choice.chosen ?? [])
    const files = await this.releases.listFiles(chosen.map(({ release }) => release))
    return {
      shell: this.shells.current.id,
      remotes: chosen.map(({ release, as }) => toActiveRemote(release, files, as)),
      waiting: choices.flatMap(({ active, reason, chosen }) =>
        active && reason !== null && !chosen ? [toWaitingRemote(active, reason)] : [],
      ),
    }
  }

  /** The active versions alone, for tabs of release 0.1.0: they ask for these to learn that something changed. */
  async listActive(): Promise<ActiveRemote[]> {
    const disabled = (await this.remotes.list()).filter(({ disabledAt }) => disabledAt !== null)
    const active = (await this.releases.listActive()).filter(({ name }) => !disabled.some((one) => one.name === name))
    const files = await this.releases.listFiles(active)
    return active.map((release) => toActiveRemote(release, files))
  }

  /** One choice for each remote, by name. */
  async choose(shell: ShellBuild, reader: Reader): Promise<Choice[]> {
    const remotes = await this.remotes.list()
    const active = await this.releases.listActive()
    const previews = reader ? await this.previews.list(reader.tokenHash) : []
    const choices: Choice[] = []
    for (const remote of remotes) {
      const own = active.find(({ name }) => name === remote.name) ?? null
      // A route belongs to an active version, and to what was chosen instead of one.
      const owners = [...active, ...choices.flatMap(({ chosen }) => chosen?.release ?? [])]
      const misfit = (release: RemoteReleaseEntity) =>
        findMisfit(
          release,
          shell,
          owners.filter(({ name }) => name !== remote.name),
        )
      const preview = previews.find(({ name }) => name === remote.name)?.version ?? null
      choices.push(await this.chooseOne(remote, own, first(remote, reader, preview), misfit))
    }
    return choices
  }

  private async chooseOne(
    { name, disabledReason }: RemoteEntity,
    active: RemoteReleaseEntity | null,
    options: readonly Option[],
    misfit: (release: RemoteReleaseEntity) => string | null,
  ): Promise<Choice> {
    if (disabledReason !== null) return { name, active, reason: disabledSentence(disabledReason), chosen: null }
    const reason = active && misfit(active)
    const wanted = await this.findFirst(name, options, misfit)
    if (wanted) return { name, active, reason, chosen: wanted }
    if (!active) return { name, active, reason, chosen: null }
    if (reason === null) return { name, active, reason, chosen: { release: active, as: {} } }
    const earlier = earlierVersions(await this.remotes.listHistory(name)).map((version) => ({ version, as: {} }))
    return { name, active, reason, chosen: await this.findFirst(name, earlier, misfit) }
  }

  private async findFirst(
    name: string,
    options: readonly Option[],
    misfit: (release: RemoteReleaseEntity) => string | null,
  ): Promise<Choice['chosen']> {
    for (const { version, as } of options) {
      const release = await this.releases.find(name, version)
      if (release && misfit(release) === null) return { release, as }
    }
    return null
  }
}

/** What this reader gets before the active version. */
function first(
  { name, activeVersion, canaryVersion, canaryPercent }: RemoteEntity,
  reader: Reader,
  preview: string | null,
) {
  const options: Option[] = []
  if (preview !== null && preview !== activeVersion) options.push({ version: preview, as: { isPreview: true } })
  if (reader && canaryVersion !== null && isInCanary(name, reader.adminId, canaryPercent ?? 0))
    options.push({ version: canaryVersion, as: { isCanary: true } })
  return options
}

/** Why a shell cannot load a release; null if it can. */
export function findMisfit(
  release: RemoteReleaseEntity,
  shell: ShellBuild,
  others: readonly RemoteReleaseEntity[],
): string | null {
  if (release.withdrawnReason !== null) return withdrawnSentence(release.version, release.withdrawnReason)
  if (release.filesDeletedAt !== null) return remoteTexts.filesDeleted
  return findIncompatibility(release.manifest, shell, others)
}
