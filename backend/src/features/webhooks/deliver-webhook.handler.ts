import { Inject, Injectable, Logger } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { Webhook } from 'standardwebhooks'
import { CONFIG, type Config } from '../../config/config.js'
import { JobHandler } from '../../jobs/job.js'
import { JobQueue } from '../../jobs/job-queue.js'
import { Seals } from '../../signing/seals.js'
import { AlarmsService } from '../alarms/alarms.service.js'
import { deliverWebhook, type DeliverWebhook } from './deliver-webhook.job.js'
import { postWebhook } from './post-webhook.js'
import type { WebhookDeliveryEntity } from './webhook-delivery.entity.js'
import { WebhookDeliveriesRepository, type TryResult } from './webhook-deliveries.repository.js'
import { maxTries, pauseSecs } from './webhook-retries.js'
import { secretPurpose } from './webhook-secret.js'
import type { WebhookEntity } from './webhook.entity.js'
import { WebhooksRepository } from './webhooks.repository.js'

/** The receiver says that the address will not come back. */
const gone = 410

/** Makes one try of a delivery, and queues the next. A receiver may see a try twice and knows it by its id. */
@Injectable()
export class DeliverWebhookHandler extends JobHandler<DeliverWebhook> {
  readonly job = deliverWebhook
  private readonly logger = new Logger(DeliverWebhookHandler.name)

  constructor(
    private readonly webhooks: WebhooksRepository,
    private readonly deliveries: WebhookDeliveriesRepository,
    private readonly alarms: AlarmsService,
    private readonly seals: Seals,
    private readonly jobs: JobQueue,
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    super()
  }

  async handle(asked: DeliverWebhook): Promise<void> {
    const delivery = await this.deliveries.claim(asked)
    if (!delivery) {
      // That process may be gone: the job is retried until the lease has ended.
      if (await this.deliveries.isClaimed(asked)) throw new Error('Another process makes this try.')
      return
    }
    const webhook = await this.webhooks.find(delivery.webhookId)
    if (!webhook) return
    if (webhook.offAt !== null) return this.giveUp(delivery, { status: null, error: 'the webhook is off' })
    const result = await this.send(webhook, delivery)
    if (result.error === null) return this.deliveries.markDelivered(delivery, result.status!)
    if (delivery.tries < maxTries && result.status !== gone) return this.retry(delivery, result)
    await this.switchOff(webhook, delivery, result)
  }

  /** The database was away for longer than the job's retries: the row still waits for its try. */
  override async onExhausted(asked: DeliverWebhook): Promise<void> {
    await this.jobs.enqueue(this.dataSource.manager, deliverWebhook, asked, { delaySecs: 60 })
  }

  private async send(webhook: WebhookEntity, { id, body }: WebhookDeliveryEntity): Promise<TryResult> {
    const messageId = `msg_${id}`
    const now = new Date()
    const secret = await this.seals.open(secretPurpose, webhook.sealedSecret)
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Clarity-Webhooks/1',
      'webhook-id': messageId,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(messageId, now, body),
    }
    try {
      const allowsPrivate = this.config.webhookPrivateHosts === 'allow'
      const status = await postWebhook({ url: webhook.url, headers, body, allowsPrivate })
      const isTaken = status >= 200 && status < 300
      return { status, error: isTaken ? null : `the receiver answered ${status}` }
    } catch (error) {
      return { status: null, error: error instanceof Error ? error.message : String(error) }
    }
  }

  private async retry(delivery: WebhookDeliveryEntity, result: TryResult): Promise<void> {
    const { id, series, tries } = delivery
    const delaySecs = pauseSecs(tries)
    await this.dataSource.transaction(async (manager) => {
      if (await this.deliveries.retryIn(manager, delivery, delaySecs, result))
        await this.jobs.enqueue(manager, deliverWebhook, { deliveryId: id, series, tries }, { delaySecs })
    })
  }

  private async giveUp(delivery: WebhookDeliveryEntity, result: TryResult): Promise<void> {
    await this.deliveries.markFailed(this.dataSource.manager, delivery, result)
  }

  private async switchOff(webhook: WebhookEntity, delivery: WebhookDeliveryEntity, result: TryResult): Promise<void> {
    await this.alarms.raise('webhook_off', webhook.id)
    await this.dataSource.transaction(async (manager) => {
      await this.deliveries.markFailed(manager, delivery, result)
      await this.webhooks.switchOff(manager, webhook.id, result.error)
    })
    this.logger.warn(`Webhook ${webhook.id} was switched off after ${delivery.tries} tries: ${result.error}`)
  }
}
