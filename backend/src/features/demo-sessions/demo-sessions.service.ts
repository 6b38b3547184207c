import { Injectable } from '@nestjs/common'
import { demoSessionTexts, type ClosedConnection, type DemoPage, type DemoSession } from '@clarity/contracts'
import { agentNameIn } from '@clarity/offline-language/without-model'
import { DataSource } from 'typeorm'
import { Conflict } from '../../http/failures.js'
import { RateLimits } from '../../limits/rate-limits.js'
import { DemoRequestsService, type Demo } from '../demo-requests/demo-requests.service.js'
import { ReportsService } from '../reports/reports.service.js'
import { ScenariosService } from '../scenarios/scenarios.service.js'
import { hashConversationToken, newConversationToken } from './conversation-token.js'
import { demoPageState, toDemoPage } from './demo-page.mapper.js'
import { sessionsPerAddress } from './demo-session-limits.js'
import { LiveConversationsRepository } from './live-conversations.repository.js'
import { LiveConversationsService } from './live-conversations.service.js'
import type { LiveTurn } from './live-turn.js'
import { LiveTurnsRepository } from './live-turns.repository.js'
import { ProvidedSessionsService } from './provided-sessions.service.js'

/** The requests of the demo page: to read its state, and to begin or continue the conversation. */
@Injectable()
export class DemoSessionsService {
  constructor(
    private readonly live: LiveConversationsService,
    private readonly conversations: LiveConversationsRepository,
    private readonly turns: LiveTurnsRepository,
    private readonly provided: ProvidedSessionsService,
    private readonly demoRequests: DemoRequestsService,
    private readonly scenarios: ScenariosService,
    private readonly reports: ReportsService,
    private readonly limits: RateLimits,
    private readonly dataSource: DataSource,
  ) {}

  /** Changes nothing, because link previews and scanners request it too. */
  async getPage(demoRequestId: string): Promise<DemoPage> {
    const demo = await this.getDemo(demoRequestId)
    const newest = await this.conversations.findNewest(demoRequestId)
    const page = toDemoPage(demo, newest, await this.reports.findShortCode(demoRequestId))
    return { ...page, state: await this.shownState(demoRequestId, page.state) }
  }

  /** Begins or continues the conversation. The new session replaces the previous one, which loses its connection. */
  async begin(demoRequestId: string, address: string, closed?: ClosedConnection): Promise<DemoSession> {
    await this.limits.consume(sessionsPerAddress, address)
    const demo = await this.getDemo(demoRequestId)
    const newest = await this.conversations.findNewest(demoRequestId)
    // A conversation that began with the built-in agent continues there.
    const session =
      this.provided.areUsed && !newest ? await this.beginProvided(demo, closed) : await this.beginOwn(demo)
    if (!session) throw await this.refusal(demoRequestId)
    return { ...session, agentName: agentNameIn(demo.scenario.aiPrompt) }
  }

  private async beginProvided(demo: Demo, closed: ClosedConnection | undefined): Promise<DemoSession | null> {
    // No session is requested from the provider that would be refused anyway.
    const mayTalk = ['open', 'in_conversation'].includes(demoPageState(demo.request.state, null))
    return mayTalk ? this.provided.begin(demo, closed) : null
  }

  private async beginOwn({ request: { id: demoRequestId }, scenario }: Demo): Promise<DemoSession | null> {
    const token = newConversationToken()
    const begun = await this.dataSource.transaction(async (manager) => {
      const opened = await this.live.open(manager, demoRequestId, 'web')
      if (!opened) return null
      const turns = await this.turns.list(opened.id, manager)
      await this.conversations.beginSession(manager, opened.id, hashConversationToken(token), turns.length)
      return { conversationId: opened.id, turns: turns.map(toSaidTurn) }
    })
    const signedUrl = `/api/conversation?token=${token}`
    return begun && { provider: 'builtin', signedUrl, language: scenario.language, ...begun }
  }

  /** A request that an admin stopped has ended; its phone has not opted out. */
  private async shownState(id: string, state: DemoPage['state']): Promise<DemoPage['state']> {
    return state === 'opted_out' && (await this.demoRequests.isStopped(id)) ? 'expired' : state
  }

  private async getDemo(id: string): Promise<Demo> {
    const request = await this.demoRequests.get(id)
    return { request, scenario: await this.scenarios.get(request.scenarioId) }
  }

  private async refusal(id: string): Promise<Conflict> {
    const { state } = await this.demoRequests.get(id)
    const pageState = await this.shownState(id, demoPageState(state, await this.conversations.findNewest(id)))
    if (pageState === 'expired') return new Conflict(demoSessionTexts.expired)
    if (pageState === 'awaiting_manager') return new Conflict(demoSessionTexts.awaitingManager)
    if (pageState === 'opted_out') return new Conflict(demoSessionTexts.optedOut)
    return new Conflict(demoSessionTexts.finished)
  }
}

function toSaidTurn({ role, message, at, messageId }: LiveTurn): DemoSession['turns'][number] {
  return { role, message, at, ...(messageId !== null && { messageId }) }
}
