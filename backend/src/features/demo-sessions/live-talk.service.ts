import { randomUUID } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { agentClose, spokenTextMaxLength, type AgentUserMessage } from '@clarity/contracts'
import { DataSource, type EntityManager } from 'typeorm'
import { storableText } from '../../database/storable-text.js'
import { Agent, type AgentReply, type AgentScenario } from '../../providers/agent/agent.js'
import { spendFor } from '../../spending/spending-subject.js'
import { SpendingService } from '../../spending/spending.service.js'
import { DemoRequestsService } from '../demo-requests/demo-requests.service.js'
import { ReportRunsService } from '../report-runs/report-runs.service.js'
import { ScenariosService } from '../scenarios/scenarios.service.js'
import { toAgentScenario } from './agent-scenario.mapper.js'
import { hashConversationToken } from './conversation-token.js'
import type { LiveConversationEntity } from './live-conversation.entity.js'
import { LiveConversationsRepository } from './live-conversations.repository.js'
import { LiveConversationsService } from './live-conversations.service.js'
import type { LiveTurn } from './live-turn.js'
import { LiveTurnsRepository } from './live-turns.repository.js'
import { LostConversation } from './lost-conversation.js'

/** One connection's claim on a conversation. */
export interface Talk {
  readonly conversation: LiveConversationEntity
  /** This connection's id; it may speak while the row has the same one. */
  readonly holder: string
  readonly scenario: AgentScenario
}

/** Far more than an hour of talk; a client that sends endlessly is not a person. */
const maxTurns = 1000

/**
 * The turns that one connection sends and receives, each in its own transaction. Every method throws LostConversation
 * once the conversation is over or another connection has claimed it.
 */
@Injectable()
export class LiveTalkService {
  constructor(
    private readonly conversations: LiveConversationsRepository,
    private readonly turns: LiveTurnsRepository,
    private readonly live: LiveConversationsService,
    private readonly demoRequests: DemoRequestsService,
    private readonly scenarios: ScenariosService,
    private readonly agent: Agent,
    private readonly runs: ReportRunsService,
    private readonly spending: SpendingService,
    private readonly dataSource: DataSource,
  ) {}

  /** Takes the conversation over from any earlier connection. */
  async claim(token: string): Promise<Talk> {
    const holder = randomUUID()
    const conversation = await this.conversations.claim(hashConversationToken(token), holder)
    if (!conversation) throw new LostConversation(agentClose.unknownSession)
    const request = await this.demoRequests.get(conversation.demoRequestId)
    const scenario = toAgentScenario({ request, scenario: await this.scenarios.get(request.scenarioId) })
    return { conversation, holder, scenario }
  }

  /** The turns that the session has not received yet. */
  async listUnsent({ conversation }: Talk): Promise<LiveTurn[]> {
    const turns = await this.turns.list(conversation.id)
    return turns.filter(({ position }) => position > conversation.toldTurns)
  }

  /** Stores what the person said, once per message id; null if the text is empty. */
  addMessage(talk: Talk, said: AgentUserMessage): Promise<LiveTurn | null> {
    const message = storableText(said.text.slice(0, spokenTextMaxLength)).trim()
    const messageId = said.message_id ?? null
    if (message === '') return Promise.resolve(null)
    return this.dataSource.transaction(async (manager) => {
      const { id } = await this.hold(manager, talk)
      const stored = messageId === null ? null : await this.turns.findByMessageId(manager, id, messageId)
      if (stored) return stored
      await this.conversations.see(id, manager)
      return this.turns.append(manager, id, { role: 'user', message, messageId })
    })
  }

  /** Stores the agent's next turn, and with its last one the end; null while it is the person's turn to speak. */
  async answer(talk: Talk): Promise<{ turn: LiveTurn; closes: boolean } | null> {
    const open = await this.dataSource.transaction((manager) => this.hold(manager, talk))
    const said = await this.turns.list(open.id)
    if (said.at(-1)?.role === 'agent') return null
    // Nothing is locked meanwhile, because an agent may take seconds.
    const reply = await this.next(talk, said)
    return this.dataSource.transaction((manager) => this.store(manager, talk, said.length, reply))
  }

  /** Records that the person is still there, if the page has answered the last ping. */
  async beat({ conversation: { id }, holder }: Talk, isAlive: boolean): Promise<void> {
    if (!(await this.conversations.beat(id, holder, isAlive))) throw await this.loss(id)
  }

  async endByPerson({ conversation: { id } }: Talk): Promise<void> {
    await this.live.end(id, 'person')
  }

  private async next(talk: Talk, said: readonly LiveTurn[]): Promise<AgentReply> {
    if (said.length === 0) return this.agent.open(talk.scenario)
    const nowSecs = await this.conversations.getSecond(this.dataSource.manager, talk.conversation.id)
    const turns = said.map(({ role, message, at }) => ({ role, message, at }))
    const scenarioId = await this.spending.findScenario(this.dataSource.manager, talk.conversation.demoRequestId)
    return spendFor(scenarioId, () =>
      this.agent.reply(talk.scenario, turns, nowSecs, this.runs.ofReply(talk.conversation.id)),
    )
  }

  /** Null if the person has said more meanwhile: that message requests its own answer. */
  private async store(
    manager: EntityManager,
    talk: Talk,
    answered: number,
    { text, closes }: AgentReply,
  ): Promise<{ turn: LiveTurn; closes: boolean } | null> {
    const open = await this.hold(manager, talk)
    if ((await this.turns.list(open.id, manager)).length !== answered) return null
    const turn = await this.turns.append(manager, open.id, { role: 'agent', message: storableText(text) })
    const isTooLong = turn.position >= maxTurns
    if (closes || isTooLong) await this.live.endLocked(manager, open, closes ? 'agent' : 'too_long')
    return { turn, closes: closes || isTooLong }
  }

  /** Locks the open conversation until the transaction ends. Throws if this connection has lost it. */
  private async hold(manager: EntityManager, { conversation, holder }: Talk): Promise<LiveConversationEntity> {
    const open = await this.conversations.lockOpen(manager, conversation.id)
    if (open?.holder === holder) return open
    throw new LostConversation(open ? agentClose.replaced : agentClose.ended)
  }

  private async loss(id: string): Promise<LostConversation> {
    const found = await this.conversations.find(id)
    return new LostConversation(found && !found.endedAt ? agentClose.replaced : agentClose.ended)
  }
}
