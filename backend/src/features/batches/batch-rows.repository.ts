import type { RequestedDemo, StoredBatchRow } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import { DataSource, In, MoreThan, type EntityManager } from 'typeorm'
import { BatchRowEntity } from './batch-row.entity.js'

const exportedAtOnce = 2_000

@Injectable()
export class BatchRowsRepository {
  constructor(private readonly dataSource: DataSource) {}

  list(batchId: string): Promise<Omit<BatchRowEntity, 'batchId'>[]> {
    return this.dataSource.query(
      `SELECT id, role, manager_name AS "managerName", manager_phone AS "managerPhone", recipient_name AS "recipientName",
         recipient_phone AS "recipientPhone", status, error_message AS "errorMessage", request_id AS "requestId",
         short_code AS "shortCode", key
       FROM batch_rows WHERE batch_id = $1 ORDER BY id`,
      [batchId],
    )
  }

  /** All rows in their order, some at a time. */
  async *readBatches(batchId: string): AsyncGenerator<readonly BatchRowEntity[]> {
    let after = 0
    for (;;) {
      const rows = await this.dataSource.getRepository(BatchRowEntity).find({
        where: { batchId, id: MoreThan(after) },
        order: { id: 'ASC' },
        take: exportedAtOnce,
      })
      if (rows.length > 0) yield rows
      if (rows.length < exportedAtOnce) return
      after = rows.at(-1)!.id
    }
  }

  /** One statement, however many rows there are. Of two rows with one id the last is stored. */
  async save(manager: EntityManager, batchId: string, rows: readonly StoredBatchRow[]): Promise<void> {
    const byId = new Map(rows.map((row) => [row.id, row]))
    await manager.query(
      `INSERT INTO batch_rows (batch_id, id, role, manager_name, manager_phone, recipient_name, recipient_phone, status,
         error_message, request_id, short_code, key)
       SELECT $1, * FROM jsonb_to_recordset($2::jsonb) AS given (id int, role text, "managerName" text,
         "managerPhone" text, "recipientName" text, "recipientPhone" text, status text, "errorMessage" text,
         "requestId" text, "shortCode" text, key text)
       ON CONFLICT (batch_id, id) DO UPDATE SET role = excluded.role, manager_name = excluded.manager_name,
         manager_phone = excluded.manager_phone, recipient_name = excluded.recipient_name,
         recipient_phone = excluded.recipient_phone, status = excluded.status, error_message = excluded.error_message,
         request_id = excluded.request_id, short_code = excluded.short_code, key = excluded.key`,
      [batchId, JSON.stringify([...byId.values()])],
    )
  }

  async delete(manager: EntityManager, batchId: string, ids: readonly number[]): Promise<void> {
    await manager.delete(BatchRowEntity, { batchId, id: In([...ids]) })
  }

  async deleteAll(manager: EntityManager, batchId: string): Promise<void> {
    await manager.delete(BatchRowEntity, { batchId })
  }

  /** The batch of the row whose request has this key. */
  async findBatchOf(key: string): Promise<string | null> {
    const rows = await this.dataSource.query<{ batch_id: string }[]>(
      `SELECT batch_id FROM batch_rows WHERE key = $1 AND key <> '' LIMIT 1`,
      [key],
    )
    return rows[0]?.batch_id ?? null
  }

  async markCreated(
    manager: EntityManager,
    key: string,
    { requestId, shortCode }: Pick<RequestedDemo, 'requestId' | 'shortCode'>,
  ): Promise<void> {
    await manager.query(
      `UPDATE batch_rows SET status = 'success', error_message = '', request_id = $2, short_code = $3
       WHERE key = $1 AND key <> ''`,
      [key, requestId, shortCode],
    )
  }
}
