import { Inject, Injectable } from '@nestjs/common'
import {
  maxWebhooks,
  webhookTexts,
  type ChangeWebhook,
  type CreatedWebhook,
  type CreateWebhook,
  type Webhook,
  type WebhookDelivery,
} from '@clarity/contracts'
import { DataSource } from 'typeorm'
import { CONFIG, type Config } from '../../config/config.js'
import { Conflict, Invalid, NotFound } from '../../http/failures.js'
import { newId } from '../../identifiers/new-id.js'
import { JobQueue } from '../../jobs/job-queue.js'
import { Seals } from '../../signing/seals.js'
import { deliverWebhook } from './deliver-webhook.job.js'
import { WebhookDeliveriesRepository } from './webhook-deliveries.repository.js'
import { newWebhookSecret, secretPurpose } from './webhook-secret.js'
import { refuseUrl } from './webhook-url.js'
import { toWebhook, toWebhookDelivery } from './webhook.mapper.js'
import { WebhooksRepository, type WebhookRow } from './webhooks.repository.js'

/** The receivers of events, as admins manage them. */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly repository: WebhooksRepository,
    private readonly deliveries: WebhookDeliveriesRepository,
    private readonly seals: Seals,
    private readonly jobs: JobQueue,
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Newest first. */
  async list(): Promise<Webhook[]> {
    return (await this.repository.list()).map(toWebhook)
  }

  /** The answer alone contains the secret. Throws Invalid and Conflict. */
  async create({ url, types }: CreateWebhook, createdBy: string): Promise<CreatedWebhook> {
    this.requireUrl(url)
    const secret = newWebhookSecret()
    const sealedSecret = await this.seals.seal(secretPurpose, secret)
    const id = newId()
    if (!(await this.repository.insert({ id, url, types, sealedSecret, createdBy }, maxWebhooks)))
      throw new Conflict(webhookTexts.tooMany)
    return { ...toWebhook(await this.get(id)), secret }
  }

  /** Throws Invalid and NotFound. */
  async change(id: string, { url, types, is_on: isOn }: ChangeWebhook): Promise<Webhook> {
    if (url !== undefined) this.requireUrl(url)
    await this.get(id)
    await this.repository.update(id, { ...(url !== undefined && { url }), ...(types && { types }) })
    if (isOn === true) await this.repository.switchOn(id)
    if (isOn === false) await this.repository.switchOff(null, id, null)
    return toWebhook(await this.get(id))
  }

  /** Its deliveries go with it. Throws NotFound. */
  async delete(id: string): Promise<void> {
    if (!(await this.repository.delete(id))) throw new NotFound(webhookTexts.unknown)
  }

  /** The newest 100. Throws NotFound. */
  async listDeliveries(id: string): Promise<WebhookDelivery[]> {
    await this.get(id)
    return (await this.deliveries.list(id)).map(toWebhookDelivery)
  }

  /** Sends a delivery again at once, with its id, and with as many tries as a new one. Throws NotFound and Conflict. */
  async redeliver(deliveryId: string): Promise<void> {
    const delivery = await this.deliveries.find(deliveryId)
    if (!delivery) throw new NotFound(webhookTexts.unknownDelivery)
    if ((await this.get(delivery.webhookId)).offAt !== null) throw new Conflict(webhookTexts.isOff)
    await this.dataSource.transaction(async (manager) => {
      const series = await this.deliveries.restart(manager, deliveryId)
      if (series === null) throw new Conflict(webhookTexts.isWaiting)
      await this.jobs.enqueue(manager, deliverWebhook, { deliveryId, series, tries: 0 })
    })
  }

  private async get(id: string): Promise<WebhookRow> {
    const webhook = await this.repository.find(id)
    if (!webhook) throw new NotFound(webhookTexts.unknown)
    return webhook
  }

  private requireUrl(url: string): void {
    const refusal = refuseUrl(new URL(url), this.config.webhookPrivateHosts === 'allow')
    if (refusal !== null) throw new Invalid(`url ${refusal}.`)
  }
}
