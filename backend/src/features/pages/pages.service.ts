import { Inject, Injectable } from '@nestjs/common'
import { demoRefusalTexts, readLink, type PageData } from '@clarity/contracts'
import { CONFIG, type Config } from '../../config/config.js'
import { NotFound } from '../../http/failures.js'
import type { LinkVisitor } from '../../http/link-visitor.js'
import { Voice } from '../../providers/voice/voice.js'
import { DemoRequestsService } from '../demo-requests/demo-requests.service.js'
import { RegistryService } from '../remotes/registry.service.js'
import { ScenariosService } from '../scenarios/scenarios.service.js'
import type { OpenSession } from '../sessions/sessions.service.js'
import { ShellsService } from '../shells/shells.service.js'
import { ShortCodesService } from '../short-codes/short-codes.service.js'
import { adminPage } from './admin-page.js'
import { BuiltPagesService, type BuiltPages } from './built-pages.service.js'
import { HomePageService } from './home-page.service.js'
import { invitedEmail } from './invited-email.js'
import { notFoundText } from './not-found-text.js'
import type { PageFile } from './page-file.js'
import type { EmbeddedData } from './embed-page-data.js'

export type PageAnswer =
  | { kind: 'page'; page: PageFile; status: number; data?: EmbeddedData }
  | { kind: 'redirect'; to: string }

/** The visitor who requests a page. */
export interface PageVisitor {
  readonly link: LinkVisitor
  /** The query of the address, with its question mark; '' without one. */
  readonly search: string
  /** Of the two-character link that led to the home. */
  readonly campaign: string | undefined
  /** True for an admin, and for a caller on this machine. */
  isOperator(): Promise<boolean>
  /** The signed-in admin's session, or null. */
  findSession(): Promise<OpenSession | null>
}

/** Files that a page loads. A missing one gets a 404 without a page, because no person would read that page. */
const assetName = /\.(m?js|css|map|json|xml|txt|ico|png|jpe?g|gif|svg|webp|avif|woff2?|ttf|wasm|webmanifest|mp[34])$/i

/** Chooses the page for each path (docs/behaviour.md#pages-and-links). */
@Injectable()
export class PagesService {
  constructor(
    private readonly builtPages: BuiltPagesService,
    private readonly shortCodes: ShortCodesService,
    private readonly demoRequests: DemoRequestsService,
    private readonly registry: RegistryService,
    private readonly scenarios: ScenariosService,
    private readonly home: HomePageService,
    private readonly shells: ShellsService,
    private readonly voice: Voice,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async answer(path: string, visitor: PageVisitor): Promise<PageAnswer> {
    const pages = await this.builtPages.get()
    if (path === '/') return page(await this.home.with(pages.home, visitor.campaign), 200)
    if (/^\/(combined-)?report(\/|$)/.test(path)) return page(pages.gate, 200)
    if (/^\/admin(\/|$)/.test(path)) return this.answerAdmin(pages, path, visitor)
    if (/^\/phone-simulator\/?$/.test(path)) return this.answerSimulator(pages, visitor)
    const email = invitedEmail(path)
    if (email !== null) return page(pages.screen, 200, await this.inviteData(email))
    const demoRequestId = /^\/demo\/([^/]+)\/?$/.exec(path)?.[1]
    if (demoRequestId !== undefined) return this.answerDemo(pages, demoRequestId)
    const link = readLink(path)
    if (link.kind === 'campaign') return { kind: 'redirect', to: `/?c=${link.campaign}` }
    if (link.kind === 'shortCode') return this.answerShortCode(pages, decoded(link.code), visitor.link)
    if (assetName.test(path)) throw new NotFound(notFoundText)
    return page(await this.home.with(pages.home, visitor.campaign), 404)
  }

  private async inviteData(email: string): Promise<PageData> {
    const { supportPhone } = this.config
    const scenario = await this.scenarios.findFirstActiveDefault()
    return {
      email,
      ...(supportPhone !== null && { supportPhone }),
      ...(scenario && { scenario: { title: scenario.title, icon: scenario.icon } }),
      ...this.agent,
    }
  }

  /** Empty for the built-in agent: a page without data is sent precompressed. */
  private get agent(): Pick<PageData, 'agent'> | undefined {
    const { provider } = this.voice
    return provider === 'builtin' ? undefined : { agent: provider }
  }

  /** The same page for every admin path: it shows the sign-in form if there is no session. */
  private async answerAdmin({ admin, shell }: BuiltPages, path: string, visitor: PageVisitor): Promise<PageAnswer> {
    await this.shells.noteServed(shell)
    const session = await visitor.findSession()
    const registry = await this.registry.read(shell.id, session)
    const signedIn = { signedInAs: session?.email ?? null, ...(session && { role: session.role }) }
    return {
      kind: 'page',
      status: 200,
      ...adminPage(admin, { ...signedIn, ...registry }, { path, search: visitor.search }),
    }
  }

  private async answerSimulator({ screen, home }: BuiltPages, visitor: PageVisitor): Promise<PageAnswer> {
    const isThere = this.config.smsProvider === 'outbox' && (await visitor.isOperator())
    return isThere ? page(screen, 200) : page(home, 404, { notice: notFoundText })
  }

  private async answerDemo({ screen, home }: BuiltPages, id: string): Promise<PageAnswer> {
    const isKnown = (await this.demoRequests.find(id)) !== null
    if (!isKnown) return page(home, 404, { notice: demoRefusalTexts.notFound })
    return page(screen, 200, this.agent)
  }

  /** After too many misses, a network gets the same page for known and unknown codes. */
  private async answerShortCode(
    { unknownLink, continuing }: BuiltPages,
    code: string,
    visitor: LinkVisitor,
  ): Promise<PageAnswer> {
    const found = await this.shortCodes.find(code, visitor)
    if (found.kind === 'target') return { kind: 'redirect', to: found.url }
    if (found.kind === 'unknown') return page(unknownLink, 404)
    return { kind: 'page', page: continuing, status: 200, data: { code, challenge: found.challenge } }
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function page(file: PageFile, status: number, data?: PageData): PageAnswer {
  return { kind: 'page', page: file, status, ...(data && { data }) }
}
