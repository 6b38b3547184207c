import { Injectable, Logger } from '@nestjs/common'
import { demoSessionTexts, type ClosedConnection, type DemoSession } from '@clarity/contracts'
import { DataSource } from 'typeorm'
import { Conflict, Unavailable } from '../../http/failures.js'
import { newId } from '../../identifiers/new-id.js'
import { Voice, type NewSession, type OpenedSession } from '../../providers/voice/voice.js'
import type { Demo } from '../demo-requests/demo-requests.service.js'
import { DemoRequestsService } from '../demo-requests/demo-requests.service.js'
import { ConversationIngestionService } from '../conversation-ingestion/conversation-ingestion.service.js'
import { toAgentScenario } from './agent-scenario.mapper.js'
import { LiveConversationsService } from './live-conversations.service.js'

/** Sessions of a page with a provider's agent. The provider keeps the transcript, and delivers it after the end. */
@Injectable()
export class ProvidedSessionsService {
  private readonly logger = new Logger(ProvidedSessionsService.name)

  constructor(
    private readonly voice: Voice,
    private readonly live: LiveConversationsService,
    private readonly demoRequests: DemoRequestsService,
    private readonly ingestion: ConversationIngestionService,
    private readonly dataSource: DataSource,
  ) {}

  /** True if pages talk with a provider's agent instead of the built-in one. */
  get areUsed(): boolean {
    return this.voice.provider !== 'builtin'
  }

  /** Null if the request's state does not allow a conversation (any more). Throws Unavailable or Conflict. */
  async begin(demo: Demo, closed: ClosedConnection | undefined): Promise<DemoSession | null> {
    const { id: demoRequestId } = demo.request
    if (closed) this.heed(demoRequestId, closed)
    const id = newId()
    const opened = await this.open({ id, demoRequestId, scenario: toAgentScenario(demo) })
    const hasBegun = await this.dataSource.transaction(async (manager) => {
      const request = await this.demoRequests.lock(manager, demoRequestId)
      if (!request || !(await this.live.enter(manager, request, 'web'))) return false
      await this.ingestion.expect(manager, { id, demoRequestId, providerId: opened.providerId })
      return true
    })
    if (!hasBegun) return null
    const { url: signedUrl, initiation } = opened
    const { provider } = this.voice
    return { provider, conversationId: id, signedUrl, initiation, language: demo.scenario.language, turns: [] }
  }

  /** The log has our words alone: the reason comes from a browser. */
  private heed(demoRequestId: string, closed: ClosedConnection): void {
    const refused = this.voice.readClose(closed)
    if (refused === null) return
    this.logger.warn(
      `The provider refused the conversation of demo request ${demoRequestId} (close code ${closed.code}): ${refused.remedy}`,
    )
    if (refused.isFinal) throw new Conflict(demoSessionTexts.agentRefuses)
  }

  private async open(session: NewSession): Promise<OpenedSession> {
    const opened = await this.voice.openSession(session).catch((error: Error) => {
      this.logger.warn(`The provider opened no session for demo request ${session.demoRequestId}: ${error.message}`)
      return null
    })
    if (opened === null) throw new Unavailable(demoSessionTexts.agentAway)
    return opened
  }
}
