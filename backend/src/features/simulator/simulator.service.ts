import { Injectable } from '@nestjs/common'
import type { SimulatorMessage } from '@clarity/contracts'
import { SimulatorRepository } from './simulator.repository.js'

/** As many as somebody scrolls through on a simulated phone. */
const maxMessages = 500

@Injectable()
export class SimulatorService {
  constructor(private readonly repository: SimulatorRepository) {}

  async listMessages(phone: string | null): Promise<SimulatorMessage[]> {
    const rows = await this.repository.list(phone, maxMessages)
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
  }
}
