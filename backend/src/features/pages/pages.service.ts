import { Injectable, type OnModuleInit } from '@nestjs/common'
import { demoRefusalSentences, readLink } from '@clarity/contracts'
import { TooMany } from '../../http/failures.js'
import { DemoRequestsService } from '../demo-requests/demo-requests.service.js'
import { ShortCodesService } from '../short-codes/short-codes.service.js'
import { builtFolders, readPageFile, type PageFile } from './page-file.js'

export type PageAnswer =
  { kind: 'page'; page: PageFile; status: number; notice?: string } | { kind: 'redirect'; to: string }

/** Decides which page answers which path (behaviour, 'Which page answers which path'). */
@Injectable()
export class PagesService implements OnModuleInit {
  private viewer: PageFile
  private site: PageFile

  constructor(
    private readonly shortCodes: ShortCodesService,
    private readonly demoRequests: DemoRequestsService,
  ) {}

  async onModuleInit(): Promise<void> {
    this.viewer = await readPageFile(builtFolders.viewer)
    this.site = await readPageFile(builtFolders.site)
  }

  async answer(path: string, address: string): Promise<PageAnswer> {
    if (path === '/') return { kind: 'page', page: this.site, status: 200 }
    if (/^\/(combined-)?report(\/|$)/.test(path)) return { kind: 'page', page: this.viewer, status: 200 }
    const demoRequestId = /^\/demo\/([^/]+)\/?$/.exec(path)?.[1]
    if (demoRequestId !== undefined) return this.answerDemo(demoRequestId)
    const link = readLink(path)
    if (link.kind === 'campaign') return { kind: 'redirect', to: `/?c=${link.campaign}` }
    if (link.kind === 'shortCode') return this.answerShortCode(link.code, address)
    return { kind: 'page', page: this.site, status: 404 }
  }

  private async answerDemo(id: string): Promise<PageAnswer> {
    const isKnown = (await this.demoRequests.find(id)) !== null
    if (isKnown) return { kind: 'page', page: this.site, status: 200 }
    return { kind: 'page', page: this.site, status: 404, notice: demoRefusalSentences.notFound }
  }

  /** Unknown, guessed too often: the same page, which asks the API and then says that there is nothing. */
  private async answerShortCode(code: string, address: string): Promise<PageAnswer> {
    try {
      const to = await this.shortCodes.findTargetUrl(decodeURIComponent(code), address)
      if (to !== null) return { kind: 'redirect', to }
    } catch (error) {
      if (!(error instanceof TooMany || error instanceof URIError)) throw error
    }
    return { kind: 'page', page: this.viewer, status: 404 }
  }
}
