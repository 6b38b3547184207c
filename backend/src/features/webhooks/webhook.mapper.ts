import type { Webhook, WebhookDelivery } from '@clarity/contracts'
import type { WebhookDeliveryEntity } from './webhook-delivery.entity.js'
import type { WebhookRow } from './webhooks.repository.js'

export function toWebhook(row: WebhookRow): Webhook {
  return {
    id: row.id,
    url: row.url,
    types: row.types,
    is_on: row.offAt === null,
    off_at: row.offAt?.toISOString() ?? null,
    off_reason: row.offReason,
    created_at: row.createdAt.toISOString(),
    created_by: row.createdBy,
    last_delivered_at: row.lastDeliveredAt?.toISOString() ?? null,
  }
}

export function toWebhookDelivery(row: WebhookDeliveryEntity): WebhookDelivery {
  const { id, type, state, tries, status, error } = row
  return {
    id,
    type,
    state,
    tries,
    next_try_at: row.nextTryAt?.toISOString() ?? null,
    status,
    error,
    created_at: row.createdAt.toISOString(),
    delivered_at: row.deliveredAt?.toISOString() ?? null,
  }
}
