import type { CreatedWebhook, Webhook, WebhookDelivery } from '@clarity/contracts'
import { expect, type Page } from '@playwright/test'
import { signInAsAdmin } from '../browser/sign-in.ts'
import type { State } from './state.ts'

const webhook: Webhook = {
  id: '5d1e4f608192a3b4c5d6e7f83f2a9c5b',
  url: 'https://crm.example.com/hooks/clarity?tenant=0123456789abcdef',
  types: ['request.changed', 'conversation.finished', 'report.written', 'report.viewed'],
  is_on: true,
  off_at: null,
  off_reason: null,
  created_at: '2026-11-20T12:00:00.000Z',
  created_by: 'ada@example.com',
  last_delivered_at: '2026-11-21T08:15:00.000Z',
}

const off: Webhook = {
  ...webhook,
  id: 'b',
  url: 'https://old.example.com/',
  types: ['report.viewed'],
  is_on: false,
  off_at: '2026-11-21T08:15:00.000Z',
  off_reason: 'no answer within 15 seconds',
  last_delivered_at: null,
}

const delivery: WebhookDelivery = {
  id: 'c',
  type: 'report.written',
  state: 'delivered',
  tries: 1,
  next_try_at: null,
  status: 204,
  error: null,
  created_at: '2026-11-20T12:00:00.000Z',
  delivered_at: '2026-11-20T12:00:01.000Z',
}

const deliveries: WebhookDelivery[] = [
  delivery,
  {
    ...delivery,
    id: 'd',
    type: 'request.changed',
    state: 'waiting',
    tries: 2,
    next_try_at: '2100-01-01T00:00:00.000Z',
    error: 'the receiver answered 503',
  },
  { ...delivery, id: 'e', state: 'failed', tries: 8, error: 'no answer within 15 seconds' },
]

async function open(page: Page, rows: readonly Webhook[]): Promise<void> {
  const created: CreatedWebhook = { ...webhook, secret: `whsec_${'Ab3+'.repeat(8)}` }
  await page.route('**/api/admin/webhooks', (route) =>
    route.fulfill(route.request().method() === 'GET' ? { json: rows } : { status: 201, json: created }),
  )
  await page.route('**/api/admin/webhooks/*/deliveries', (route) => route.fulfill({ json: deliveries }))
  await signInAsAdmin(page)
  await page.goto('/admin/webhooks')
}

export const adminWebhookStates: State[] = [
  {
    name: 'admin-webhooks',
    async show(page) {
      await open(page, [webhook, off])
      await expect(page.getByText('After eight tries over two days')).toBeVisible()
    },
  },
  {
    name: 'admin-webhooks-empty',
    isVariant: true,
    async show(page) {
      await open(page, [])
      await expect(page.getByText('No webhook has been added yet.')).toBeVisible()
    },
  },
  {
    name: 'admin-webhooks-form',
    isVariant: true,
    async show(page) {
      await open(page, [webhook])
      await page.getByRole('button', { name: 'Add webhook' }).click()
      const form = page.getByRole('dialog', { name: 'Add webhook' })
      await form.getByRole('button', { name: 'Add webhook' }).click()
      await expect(form.getByText('Please enter an address.')).toBeVisible()
    },
  },
  {
    name: 'admin-webhooks-created',
    isVariant: true,
    async show(page) {
      await open(page, [webhook])
      await page.getByRole('button', { name: 'Add webhook' }).click()
      const form = page.getByRole('dialog', { name: 'Add webhook' })
      await form.getByLabel('Address').fill(webhook.url)
      await form.getByRole('button', { name: 'Add webhook' }).click()
      await expect(page.getByRole('button', { name: 'Copy secret' })).toBeVisible()
    },
  },
  {
    name: 'admin-webhooks-deliveries',
    isVariant: true,
    async show(page) {
      await open(page, [webhook])
      await page.getByRole('button', { name: `Deliveries: ${webhook.url}` }).click()
      await expect(page.getByRole('dialog').getByText('the receiver answered 503')).toBeVisible()
    },
  },
]
