import { Inject, Injectable, type OnModuleInit } from '@nestjs/common'
import { builtFolders } from '../../config/built-folders.js'
import { CONFIG, type Config } from '../../config/config.js'
import { Voice } from '../../providers/voice/voice.js'
import { ShellsService, type ShellBuild } from '../shells/shells.service.js'
import { BuiltFolder } from './built-folder.js'
import { readPageFile, readPageSource, type PageFile, type PageSource } from './page-file.js'

interface ViewerPages {
  readonly gate: PageFile
  readonly unknownLink: PageFile
  readonly continuing: PageFile
}

interface SitePages {
  readonly home: PageFile
  readonly screen: PageFile
}

interface AdminPages {
  readonly admin: PageSource
  readonly shell: ShellBuild
}

export type BuiltPages = ViewerPages & SitePages & AdminPages

/** The pages of the newest complete build. */
@Injectable()
export class BuiltPagesService implements OnModuleInit {
  private viewer: BuiltFolder<ViewerPages>
  private site: BuiltFolder<SitePages>
  private admin: BuiltFolder<AdminPages>

  constructor(
    private readonly voice: Voice,
    private readonly shells: ShellsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async onModuleInit(): Promise<void> {
    const { viewer, continuing, site, admin } = builtFolders
    const { origin } = this.config.publicUrl
    this.viewer = await BuiltFolder.read({
      folder: viewer,
      files: ['index.html', 'link.html', 'continue/index.html'],
      read: async () => ({
        gate: await readPageFile(viewer, 'index', origin),
        unknownLink: await readPageFile(viewer, 'link', origin),
        continuing: await readPageFile(continuing, 'index', origin),
      }),
    })
    // Not every browser includes a WebSocket to the page's own host in 'self'.
    const own = origin.replace(/^http/, 'ws')
    const needs = { connections: [own, ...this.voice.pageConnections], hasMicrophone: true, hasTrustedTypes: true }
    this.site = await BuiltFolder.read({
      folder: site,
      files: ['index.html', 'screen.html'],
      read: async () => ({
        home: await readPageFile(site, 'index', origin, needs),
        screen: await readPageFile(site, 'screen', origin, needs),
      }),
    })
    const read = async () => ({ admin: await readPageSource(admin), shell: await this.shells.readBuild() })
    this.admin = await BuiltFolder.read({ folder: admin, files: ['index.html', 'host.json'], read })
  }

  /** Every page. A new build is served within a few seconds. */
  async get(): Promise<BuiltPages> {
    await Promise.all([this.viewer.refresh(), this.site.refresh(), this.admin.refresh()])
    return { ...this.viewer.pages, ...this.site.pages, ...this.admin.pages }
  }

  /** The page of an unknown link, as `get` has it. A new build of it is looked for meanwhile. */
  get unknownLink(): PageFile {
    void this.viewer.refresh()
    return this.viewer.pages.unknownLink
  }

  /** A script or style of a folder's last two builds, compressed with brotli. */
  findAsset(folder: 'viewer' | 'site' | 'admin', name: string): Buffer | undefined {
    return this[folder].findAsset(name)
  }
}
