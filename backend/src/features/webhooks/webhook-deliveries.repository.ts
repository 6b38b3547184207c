import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import type { DeliverWebhook } from './deliver-webhook.job.js'
import { WebhookDeliveryEntity } from './webhook-delivery.entity.js'

/** Longer than one try may take: after it the process that made the try is gone. */
const leaseSecs = 30
const keptDays = 30

/** What came of a try: the status, or the error without one. */
export interface TryResult {
  readonly status: number | null
  readonly error: string | null
}

@Injectable()
export class WebhookDeliveriesRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert(
    manager: EntityManager,
    delivery: Pick<WebhookDeliveryEntity, 'id' | 'webhookId' | 'type' | 'body'>,
  ): Promise<void> {
    await manager.insert(WebhookDeliveryEntity, delivery)
  }

  /** The newest 100. */
  list(webhookId: string): Promise<WebhookDeliveryEntity[]> {
    return this.dataSource
      .getRepository(WebhookDeliveryEntity)
      .find({ where: { webhookId }, order: { createdAt: 'DESC', id: 'ASC' }, take: 100 })
  }

  find(id: string): Promise<WebhookDeliveryEntity | null> {
    return this.dataSource.getRepository(WebhookDeliveryEntity).findOneBy({ id })
  }

  /** Takes the try of this job, or the one of a lost process. Null if there is nothing to do or another has it. */
  async claim({ deliveryId, series, tries }: DeliverWebhook): Promise<WebhookDeliveryEntity | null> {
    const [rows] = await this.dataSource.query<[unknown[], number]>(
      `UPDATE webhook_deliveries SET tries = $3 + 1, leased_until = now() + make_interval(secs => $4)
       WHERE id = $1 AND series = $2 AND state = 'waiting'
         AND (tries = $3 OR tries = $3 + 1 AND leased_until < now()) RETURNING id`,
      [deliveryId, series, tries, leaseSecs],
    )
    return rows.length === 0 ? null : this.find(deliveryId)
  }

  /** True while another process makes the try of this job. */
  async isClaimed({ deliveryId, series, tries }: DeliverWebhook): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(
      `SELECT FROM webhook_deliveries
       WHERE id = $1 AND series = $2 AND tries = $3 + 1 AND state = 'waiting' AND leased_until >= now()`,
      [deliveryId, series, tries],
    )
    return rows.length > 0
  }

  async markDelivered({ id, series }: WebhookDeliveryEntity, status: number): Promise<void> {
    await this.dataSource.query(
      `UPDATE webhook_deliveries
       SET state = 'delivered', status = $3, error = NULL, leased_until = NULL, next_try_at = NULL, delivered_at = now()
       WHERE id = $1 AND series = $2`,
      [id, series, status],
    )
    await this.dataSource.query(
      `DELETE FROM webhook_deliveries WHERE state <> 'waiting' AND created_at < now() - make_interval(days => $1)`,
      [keptDays],
    )
  }

  /** False if it was sent again in the meantime. */
  async retryIn(
    manager: EntityManager,
    { id, series, tries }: WebhookDeliveryEntity,
    secs: number,
    result: TryResult,
  ): Promise<boolean> {
    const [, count] = await manager.query<[unknown, number]>(
      `UPDATE webhook_deliveries
       SET status = $4, error = $5, leased_until = NULL, next_try_at = now() + make_interval(secs => $6)
       WHERE id = $1 AND series = $2 AND tries = $3 AND state = 'waiting'`,
      [id, series, tries, result.status, result.error, secs],
    )
    return count === 1
  }

  async markFailed(manager: EntityManager, { id, series }: WebhookDeliveryEntity, result: TryResult): Promise<void> {
    await manager.query(
      `UPDATE webhook_deliveries SET state = 'failed', status = $3, error = $4, leased_until = NULL, next_try_at = NULL
       WHERE id = $1 AND series = $2`,
      [id, series, result.status, result.error],
    )
  }

  /** Begins a new series. Null while a process is sending it. */
  async restart(manager: EntityManager, id: string): Promise<number | null> {
    const [rows] = await manager.query<[{ series: number }[], number]>(
      `UPDATE webhook_deliveries
       SET state = 'waiting', series = series + 1, tries = 0, next_try_at = now(), leased_until = NULL
       WHERE id = $1 AND (leased_until IS NULL OR leased_until < now()) RETURNING series`,
      [id],
    )
    return rows[0]?.series ?? null
  }
}
