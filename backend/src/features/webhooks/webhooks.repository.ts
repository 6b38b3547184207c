import { Injectable } from '@nestjs/common'
import type { WebhookType } from '@clarity/contracts'
import { DataSource, type EntityManager } from 'typeorm'
import { prepared } from '../../database/prepared.js'
import { WebhookEntity } from './webhook.entity.js'

export type NewWebhook = Pick<WebhookEntity, 'id' | 'url' | 'types' | 'sealedSecret' | 'createdBy'>

/** A webhook with the time of its last delivery. */
export type WebhookRow = WebhookEntity & { readonly lastDeliveredAt: Date | null }

@Injectable()
export class WebhooksRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first. */
  list(): Promise<WebhookRow[]> {
    return this.read('')
  }

  async find(id: string): Promise<WebhookRow | null> {
    return (await this.read('WHERE id = $1', [id]))[0] ?? null
  }

  /** False if there are as many as there may be. */
  async insert({ id, url, types, sealedSecret, createdBy }: NewWebhook, max: number): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      // Two at once would both count the rows before either is there.
      await manager.query('LOCK TABLE webhooks IN SHARE ROW EXCLUSIVE MODE')
      const rows: unknown[] = await manager.query(
        `INSERT INTO webhooks (id, url, types, sealed_secret, created_by)
         SELECT $1, $2, $3, $4, $5 WHERE (SELECT count(*) FROM webhooks) < $6 RETURNING id`,
        [id, url, types, sealedSecret, createdBy, max],
      )
      return rows.length === 1
    })
  }

  async update(id: string, changes: Partial<Pick<WebhookEntity, 'url' | 'types'>>): Promise<void> {
    if (Object.keys(changes).length > 0) await this.dataSource.getRepository(WebhookEntity).update({ id }, changes)
  }

  async switchOn(id: string): Promise<void> {
    await this.dataSource.query('UPDATE webhooks SET off_at = NULL, off_reason = NULL WHERE id = $1', [id])
  }

  /** A webhook that is off keeps its time and reason. */
  async switchOff(manager: EntityManager | null, id: string, reason: string | null): Promise<void> {
    await (manager ?? this.dataSource.manager).query(
      'UPDATE webhooks SET off_at = now(), off_reason = $2 WHERE id = $1 AND off_at IS NULL',
      [id, reason],
    )
  }

  async delete(id: string): Promise<boolean> {
    const { affected } = await this.dataSource.getRepository(WebhookEntity).delete({ id })
    return affected === 1
  }

  /** Ids of those that want this type. They cannot be deleted before the transaction ends. */
  async listReceivers(manager: EntityManager, type: WebhookType): Promise<string[]> {
    const rows: { id: string }[] = await manager.query(
      prepared('SELECT id FROM webhooks WHERE off_at IS NULL AND $1 = ANY (types) FOR KEY SHARE'),
      [type],
    )
    return rows.map(({ id }) => id)
  }

  private read(condition: string, values: unknown[] = []): Promise<WebhookRow[]> {
    return this.dataSource.query(
      `SELECT id, url, types, sealed_secret AS "sealedSecret", off_at AS "offAt", off_reason AS "offReason",
         created_at AS "createdAt", created_by AS "createdBy",
         (SELECT max(delivered_at) FROM webhook_deliveries WHERE webhook_id = webhooks.id) AS "lastDeliveredAt"
       FROM webhooks ${condition} ORDER BY created_at DESC, id`,
      values,
    )
  }
}
