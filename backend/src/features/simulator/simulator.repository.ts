import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'

export interface OutboxMessageRow {
  readonly id: string
  readonly direction: 'outbound' | 'inbound'
  readonly phone: string
  readonly body: string
  readonly at: Date
}

@Injectable()
export class SimulatorRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The newest messages of one phone, or of all phones, oldest first. */
  list(phone: string | null, limit: number): Promise<OutboxMessageRow[]> {
    return this.dataSource.query(
      `SELECT * FROM (
         SELECT id, direction, phone, body, at FROM outbox_messages WHERE $1::text IS NULL OR phone = $1
         ORDER BY at DESC, id DESC LIMIT $2
       ) AS newest ORDER BY at, id`,
      [phone, limit],
    )
  }

  async insertInbound(manager: EntityManager, message: { id: string; phone: string; body: string }): Promise<void> {
    await manager.query(`INSERT INTO outbox_messages (id, direction, phone, body) VALUES ($1, 'inbound', $2, $3)`, [
      message.id,
      message.phone,
      message.body,
    ])
  }
}
