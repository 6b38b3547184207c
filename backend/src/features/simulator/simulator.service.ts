import { Injectable } from '@nestjs/common'
import type { SendSimulatorMessage, SimulatorCall, SimulatorMessage } from '@clarity/contracts'
import { DataSource } from 'typeorm'
import { newId } from '../../identifiers/new-id.js'
import { SimulatedCallsService } from '../calls/simulated-calls.service.js'
import { RepliesService } from '../replies/replies.service.js'
import { SimulatorRepository } from './simulator.repository.js'

/** More than a person scrolls through on a simulated phone. */
const maxMessages = 500

@Injectable()
export class SimulatorService {
  constructor(
    private readonly repository: SimulatorRepository,
    private readonly replies: RepliesService,
    private readonly calls: SimulatedCallsService,
    private readonly dataSource: DataSource,
  ) {}

  async listMessages(phone: string | null): Promise<SimulatorMessage[]> {
    const rows = await this.repository.list(phone, maxMessages)
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
  }

  /** The message on the phone and its effects commit together. */
  async send({ from: phone, body }: SendSimulatorMessage): Promise<void> {
    const id = newId()
    await this.dataSource.transaction(async (manager) => {
      await this.repository.insertInbound(manager, { id, phone, body })
      await this.replies.receive(manager, { provider: 'outbox', providerMessageId: id, phone, body })
    })
  }

  async listCalls(phone: string | null): Promise<SimulatorCall[]> {
    const rows = await this.calls.list(phone)
    return rows.map(({ createdAt, ...row }) => ({ ...row, at: createdAt.toISOString() }))
  }

  answer(callId: string): Promise<void> {
    return this.calls.answer(callId)
  }

  decline(callId: string): Promise<void> {
    return this.calls.decline(callId)
  }

  hangUp(callId: string): Promise<void> {
    return this.calls.hangUp(callId)
  }
}
