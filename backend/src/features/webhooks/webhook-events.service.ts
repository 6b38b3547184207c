import { Injectable } from '@nestjs/common'
import { webhookBody, type WebhookData, type WebhookType } from '@clarity/contracts'
import type { EntityManager } from 'typeorm'
import { parse } from 'valibot'
import { newId } from '../../identifiers/new-id.js'
import { JobQueue } from '../../jobs/job-queue.js'
import { deliverWebhook } from './deliver-webhook.job.js'
import { WebhookDeliveriesRepository } from './webhook-deliveries.repository.js'
import { WebhooksRepository } from './webhooks.repository.js'

/** Queues events for the receivers of webhooks. */
@Injectable()
export class WebhookEventsService {
  constructor(
    private readonly webhooks: WebhooksRepository,
    private readonly deliveries: WebhookDeliveriesRepository,
    private readonly jobs: JobQueue,
  ) {}

  /** Call it in the transaction of the event: receivers are notified if, and only if, it commits. */
  async publish<Type extends WebhookType>(manager: EntityManager, type: Type, data: WebhookData[Type]): Promise<void> {
    const receivers = await this.webhooks.listReceivers(manager, type)
    if (receivers.length === 0) return
    // The contract drops what a caller passed beyond it.
    const body = JSON.stringify(parse(webhookBody(type), { type, timestamp: new Date().toISOString(), data }))
    for (const webhookId of receivers) {
      const id = newId()
      await this.deliveries.insert(manager, { id, webhookId, type, body })
      await this.jobs.enqueue(manager, deliverWebhook, { deliveryId: id, series: 1, tries: 0 })
    }
  }
}
