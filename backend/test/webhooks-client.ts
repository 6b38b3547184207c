import { CreatedWebhook, Webhook, WebhookDelivery, webhookTypes, type WebhookType } from '@clarity/contracts'
import { array } from 'valibot'
import { expect } from 'vitest'
import type { Answer, ApiClient } from './api-client.js'

const path = '/api/admin/webhooks'

/** Manages webhooks as an admin. */
export class WebhooksClient {
  constructor(private readonly admin: ApiClient) {}

  send(body: object): Promise<Answer> {
    return this.admin.post(path, body)
  }

  async create(url: string, types: readonly WebhookType[] = webhookTypes): Promise<CreatedWebhook> {
    const answer = await this.send({ url, types })
    expect(answer.status).toBe(201)
    return answer.as(CreatedWebhook)
  }

  async list(): Promise<Webhook[]> {
    return (await this.admin.get(path)).as(array(Webhook))
  }

  async get(id: string): Promise<Webhook> {
    return (await this.list()).find((webhook) => webhook.id === id)!
  }

  change(id: string, body: object): Promise<Answer> {
    return this.admin.send('PATCH', `${path}/${id}`, body)
  }

  delete(id: string): Promise<Answer> {
    return this.admin.delete(`${path}/${id}`)
  }

  async deliveries(id: string): Promise<WebhookDelivery[]> {
    return (await this.admin.get(`${path}/${id}/deliveries`)).as(array(WebhookDelivery))
  }

  redeliver(id: string): Promise<Answer> {
    return this.admin.post(`${path}/deliveries/${id}/redeliver`)
  }
}
