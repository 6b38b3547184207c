import { randomBytes } from 'node:crypto'

export const secretPurpose = 'webhook secret'

/** 24 random bytes in the form of Standard Webhooks. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(24).toString('base64')}`
}
