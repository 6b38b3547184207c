import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Logger } from '@nestjs/common'
import { ThrottledLogger } from '../../log/throttled-logger.js'
import { readPackedAssets, type PackedAssets } from './packed-assets.js'

const lookEveryMs = 1000

interface Build<Pages> {
  readonly pages: Pages
  readonly assets: PackedAssets
  /** Modification times and sizes of its page files. */
  readonly stamp: string
}

interface FolderOfPages<Pages> {
  /** Contains the page files and, in `assets`, the files that they load. */
  readonly folder: string
  /** Page files, relative to the folder. Each build rewrites them if any file that they load has changed. */
  readonly files: readonly string[]
  /** Throws if the build is incomplete. */
  read(): Promise<Pages>
}

/**
 * The pages of a folder that a build may replace while the server runs. The new pages are read once the folder is
 * complete and has not changed for a second; until then the old ones are served. The scripts and styles of the last two
 * builds are kept in memory: a page that is already open may request some of them much later.
 */
export class BuiltFolder<Pages> {
  private readonly logger = new Logger(BuiltFolder.name)
  private readonly throttledLogger = new ThrottledLogger(this.logger)
  private builds: readonly Build<Pages>[] = []
  private lookedAt = -Infinity
  /** The folder's state at the last check, if a build has changed it. */
  private changedTo: string | null = null

  private constructor(private readonly built: FolderOfPages<Pages>) {}

  static async read<Pages>(built: FolderOfPages<Pages>): Promise<BuiltFolder<Pages>> {
    const folder = new BuiltFolder(built)
    folder.builds = [await folder.readBuild()]
    return folder
  }

  get pages(): Pages {
    return this.builds[0]!.pages
  }

  /** A script or style of the last two builds, compressed with brotli. */
  findAsset(name: string): Buffer | undefined {
    return this.builds.map(({ assets }) => assets.get(name)).find((asset) => asset !== undefined)
  }

  /** Checks, at most once a second, whether a build has replaced the pages. */
  async refresh(): Promise<void> {
    const now = performance.now()
    if (now - this.lookedAt < lookEveryMs) return
    this.lookedAt = now
    await this.look()
  }

  /** A new build is read once two checks have found it unchanged. */
  async look(): Promise<void> {
    if ((await this.stamp()) === this.builds[0]!.stamp) {
      this.changedTo = null
      return
    }
    const listing = await stampOfFolder(this.built.folder)
    const isBeingBuilt = listing !== this.changedTo
    this.changedTo = listing
    if (!isBeingBuilt) await this.replace()
  }

  private async replace(): Promise<void> {
    try {
      this.builds = [await this.readBuild(), this.builds[0]!]
      this.logger.log(`The pages in ${this.built.folder} were rebuilt: the new ones are served.`)
    } catch (error) {
      this.throttledLogger.warn(`The previous pages are still served. ${(error as Error).message}`)
    }
  }

  private async readBuild(): Promise<Build<Pages>> {
    const stamp = await this.stamp()
    const pages = await this.built.read()
    return { stamp, pages, assets: await readPackedAssets(join(this.built.folder, 'assets')) }
  }

  private stamp(): Promise<string> {
    return stampOf(this.built.files.map((file) => join(this.built.folder, file)))
  }
}

async function stampOfFolder(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  return stampOf(names.sort().map((name) => join(folder, name)))
}

async function stampOf(paths: readonly string[]): Promise<string> {
  const stamps = await Promise.all(
    paths.map(async (path) => {
      const found = await stat(path).catch(() => null)
      return `${path} ${found?.mtimeMs} ${found?.size}`
    }),
  )
  return stamps.join('\n')
}
