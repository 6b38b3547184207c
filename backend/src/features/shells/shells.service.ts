import { join } from 'node:path'
import { Injectable, Logger } from '@nestjs/common'
import { builtFolders } from '../../config/built-folders.js'
import { listShellFiles, readShellFile } from './read-shell-files.js'
import { readShellBuild, type ShellBuild } from './shell-build.js'
import type { ShellFileEntity } from './shell-file.entity.js'
import { ShellsRepository } from './shells.repository.js'

export type { ShellBuild } from './shell-build.js'

const dayMs = 24 * 60 * 60 * 1000

/** The admin shell that this server serves, and those of before: a tab may be open for weeks. */
@Injectable()
export class ShellsService {
  private readonly logger = new Logger(ShellsService.name)
  private keptAt = performance.now()

  constructor(
    private readonly repository: ShellsRepository,
    private build: ShellBuild,
  ) {}

  /** The build that is served now. */
  get current(): ShellBuild {
    return this.build
  }

  /** The build that is in the folder now. Throws StartFailure if there is none. */
  readBuild(): Promise<ShellBuild> {
    return readShellBuild(builtFolders.admin)
  }

  /** The build with this id; the current one if it is unknown. */
  async find(id: string | undefined): Promise<ShellBuild> {
    if (id === undefined || id === this.build.id) return this.build
    return (await this.repository.findBuild(id)) ?? this.build
  }

  /** A file of a build that this installation has served in the last 90 days. */
  findFile(name: string): Promise<ShellFileEntity | null> {
    return this.repository.findFile(name)
  }

  /** Stores the current build and its new files, and deletes what was last served 90 days ago. */
  async keep(): Promise<void> {
    this.keptAt = performance.now()
    const assets = join(builtFolders.admin, 'assets')
    const names = await listShellFiles(assets)
    for (const name of await this.repository.touchFiles(names))
      await this.repository.insertFileOnce(await readShellFile(assets, name))
    await this.repository.saveBuild(this.build)
    await this.repository.deleteOld()
  }

  /** Called when a page of this build is served: a new build is stored at once, and every day counts as served. */
  async noteServed(build: ShellBuild): Promise<void> {
    const isNew = build.id !== this.build.id
    this.build = build
    if (!isNew && performance.now() - this.keptAt < dayMs) return
    // The page is served without it too.
    await this.keep().catch((error: unknown) => this.logger.warn(`The shell's files are not stored: ${String(error)}`))
  }
}
