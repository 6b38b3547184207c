import { Injectable } from '@nestjs/common'
import { demoSessionTexts, simulatorTexts } from '@clarity/contracts'
import { DataSource, type EntityManager } from 'typeorm'
import { Conflict, NotFound } from '../../http/failures.js'
import { Voice } from '../../providers/voice/voice.js'
import { DemoRequestsService } from '../demo-requests/demo-requests.service.js'
import { LiveConversationsService } from '../demo-sessions/live-conversations.service.js'
import { CallsRepository } from './calls.repository.js'
import { SimulatedCallsRepository, type SimulatedCallRow } from './simulated-calls.repository.js'

/** As many as a person scrolls through on a simulated phone. */
const maxCalls = 500

/**
 * The calls of a simulated phone, available only if no provider rings a real one. Throws NotFound, or Conflict if it is
 * too late.
 */
@Injectable()
export class SimulatedCallsService {
  constructor(
    private readonly calls: CallsRepository,
    private readonly simulated: SimulatedCallsRepository,
    private readonly demoRequests: DemoRequestsService,
    private readonly liveConversations: LiveConversationsService,
    private readonly voice: Voice,
    private readonly dataSource: DataSource,
  ) {}

  /** Newest first; without a phone, the calls of the last day. */
  list(phone: string | null): Promise<SimulatedCallRow[]> {
    return this.voice.announcesAnswers ? this.simulated.list(phone, maxCalls) : Promise.resolve([])
  }

  async answer(id: string): Promise<void> {
    await this.change(id, async (manager, demoRequestId) => {
      const conversation = await this.liveConversations.open(manager, demoRequestId, 'call')
      const isAnswered = conversation !== null && (await this.calls.markAnswered(manager, id, conversation.id))
      // The error rolls back a conversation that was begun for a phone that no longer rings.
      if (!isAnswered) throw new Conflict(conversation ? simulatorTexts.notRinging : demoSessionTexts.finished)
    })
  }

  async decline(id: string): Promise<void> {
    await this.change(id, async (manager, demoRequestId) => {
      const isDeclined = await this.calls.markOver(manager, id, { from: ['ringing'], to: 'declined' })
      if (!isDeclined) throw new Conflict(simulatorTexts.notRinging)
      await this.demoRequests.advance(manager, demoRequestId, 'call_failed', 'the call was declined')
    })
  }

  async hangUp(id: string): Promise<void> {
    await this.change(id, async (manager, demoRequestId) => {
      if (!(await this.calls.markHungUp(manager, id))) throw new Conflict(simulatorTexts.notUnderWay)
      await this.liveConversations.endFor(manager, demoRequestId, 'hang_up')
    })
  }

  private async change(
    id: string,
    step: (manager: EntityManager, demoRequestId: string) => Promise<void>,
  ): Promise<void> {
    const call = this.voice.announcesAnswers ? await this.calls.find(id) : null
    if (!call) throw new NotFound(simulatorTexts.unknownCall)
    await this.dataSource.transaction(async (manager) => {
      await this.demoRequests.lock(manager, call.demoRequestId)
      await step(manager, call.demoRequestId)
    })
  }
}
