import type { Provider, ProviderCheck, ProviderFinding, ProviderPort, TestSms } from '@clarity/contracts'
import { expect, type Locator, type Page } from '@playwright/test'
import { signInAsAdmin } from '../browser/sign-in.ts'
import type { State } from './state.ts'

const card = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const checks = /\/api\/admin\/providers\/[a-z-]+\/check$/

async function open(page: Page, search = ''): Promise<void> {
  await signInAsAdmin(page)
  await page.goto(`/admin/providers${search}`)
  await expect(card(page, 'Database')).toBeVisible()
}

async function openChecked(page: Page, search = ''): Promise<void> {
  await open(page, search)
  for (const name of ['Text messages', 'Voice', 'Report writer', 'Built-in agent', 'Geolocation', 'Database'])
    await expect(card(page, name).getByText('Good', { exact: true })).toBeVisible()
}

const good = (sentence: string): ProviderFinding => ({ tone: 'good', sentence, remedy: null })
const caution = (sentence: string, remedy: string): ProviderFinding => ({ tone: 'caution', sentence, remedy })
const bad = (sentence: string, remedy: string): ProviderFinding => ({ tone: 'bad', sentence, remedy })

const twilio: Provider = {
  port: 'sms',
  name: 'Twilio',
  summary: 'Messages go to real phones and are charged by Twilio.',
  settings: [
    { name: 'SMS_PROVIDER', is_set: true, value: 'twilio', finding: null },
    { name: 'TWILIO_ACCOUNT_SID', is_set: true, value: `AC${'0123abcd'.repeat(4)}`, finding: null },
    { name: 'TWILIO_AUTH_TOKEN', is_set: true, value: null, finding: null },
    { name: 'SMS_COUNTRIES', is_set: true, value: 'US', finding: good('Only numbers of US get messages.') },
    {
      name: 'PUBLIC_URL',
      is_set: true,
      value: 'http://localhost:3000',
      finding: bad(
        'PUBLIC_URL is http://localhost:3000: Twilio cannot reach it. Replies and delivery reports cannot arrive.',
        'Set PUBLIC_URL to the https address at which this server is reachable from outside, and restart.',
      ),
    },
  ],
  webhooks: [
    {
      kind: 'replies',
      address: 'https://a-rather-long-name.of-a-server.example.com/api/webhooks/twilio/sms',
      heard_at: '2026-11-20T12:00:00.000Z',
    },
    {
      kind: 'deliveries',
      address: 'https://a-rather-long-name.of-a-server.example.com/api/webhooks/twilio/status',
      heard_at: null,
    },
  ],
  unknown: {
    total: 7,
    newest: [
      { id: 'm1', kind: 'message', phone: '+14155550123', since: '2026-11-20T12:00:00.000Z', is_still_asked: true },
      { id: 'm2', kind: 'message', phone: '+14155550124', since: '2026-11-20T11:00:00.000Z', is_still_asked: true },
    ],
  },
}

const findings: Partial<Record<ProviderPort, ProviderFinding[]>> = {
  sms: [
    caution(
      'The account is a trial account: only verified numbers get messages.',
      'Upgrade the account in the Twilio console.',
    ),
    good('+14155550100 belongs to the account.'),
    bad(
      'Replies are not posted anywhere: a YES has no effect.',
      'Set the webhook for incoming messages to https://a-rather-long-name.of-a-server.example.com/api/webhooks/twilio/sms, with POST, in the Twilio console.',
    ),
  ],
  voice: [
    bad(
      'ElevenLabs does not accept the key (401).',
      "Copy the key from the provider's console into ELEVENLABS_API_KEY again, and restart.",
    ),
  ],
}

/** Vendors instead of the built-in providers, one with a problem and one that refuses. */
async function answerWithVendors(page: Page): Promise<void> {
  await page.route(/\/api\/admin\/providers$/, async (route) => {
    const response = await route.fetch()
    const rows = (await response.json()) as Provider[]
    await route.fulfill({ response, json: rows.map((row) => (row.port === 'sms' ? twilio : row)) })
  })
  await page.route(checks, async (route) => {
    const port = new URL(route.request().url()).pathname.split('/').at(-2) as ProviderPort
    const found = findings[port] ?? [good('It answers.')]
    const json: ProviderCheck = { port, checked_at: '2026-11-20T12:00:00.000Z', took_ms: 1234, findings: found }
    await route.fulfill({ json })
  })
}

/** A test message that the admin returns to. */
async function openTest(page: Page, message: Pick<TestSms, 'state' | 'trouble'>): Promise<void> {
  await page.route(/\/providers\/sms\/test\/t1$/, (route) =>
    route.fulfill({ json: { id: 't1', phone: '+14155550123', ...message } satisfies TestSms }),
  )
  await openChecked(page, '?test=t1')
  await expect(page.getByText('To +14155550123')).toBeVisible()
}

export const adminProviderStates: State[] = [
  { name: 'admin-providers', show: (page) => openChecked(page) },
  {
    name: 'admin-providers-settings',
    isVariant: true,
    async show(page) {
      await openChecked(page)
      await card(page, 'Text messages')
        .getByText(/^Settings/)
        .click()
      await card(page, 'Voice')
        .getByText(/^Settings/)
        .click()
      await expect(card(page, 'Text messages').getByText('SMS_COUNTRIES')).toBeVisible()
    },
  },
  {
    name: 'admin-providers-asking',
    isVariant: true,
    async show(page) {
      await page.route(checks, () => new Promise<void>(() => {}))
      await open(page)
      await expect(card(page, 'Voice').getByText('Checking…')).toBeVisible()
    },
  },
  {
    name: 'admin-providers-vendors',
    isVariant: true,
    async show(page) {
      await answerWithVendors(page)
      await open(page)
      await expect(card(page, 'Voice').getByText('Not working')).toBeVisible()
      await expect(card(page, 'Text messages').getByText('7 outcomes are unknown')).toBeVisible()
    },
  },
  {
    name: 'admin-providers-checked-too-often',
    isVariant: true,
    async show(page, _product, watch) {
      watch.expectFailedLoad(429, checks)
      const sentence = 'Too many checks in a short time. Please wait a minute.'
      await page.route(checks, (route) => route.fulfill({ status: 429, json: { error: sentence, message: sentence } }))
      await open(page)
      await expect(card(page, 'Voice').getByText(/Please wait a minute/)).toBeVisible()
    },
  },
  {
    name: 'admin-providers-failed',
    isVariant: true,
    async show(page, _product, watch) {
      watch.expectFailedLoad(500, /\/api\/admin\/providers$/)
      await page.route(/\/api\/admin\/providers$/, (route) => route.fulfill({ status: 500, json: {} }))
      await signInAsAdmin(page)
      await page.goto('/admin/providers')
      await expect(page.getByRole('alert')).toContainText('Failed to load the providers.')
    },
  },
  {
    name: 'admin-providers-test-sent',
    isVariant: true,
    show: (page) => openTest(page, { state: 'sent', trouble: null }),
  },
  {
    name: 'admin-providers-test-failed',
    isVariant: true,
    show: (page) =>
      openTest(page, {
        state: 'failed',
        trouble: bad('This is a landline, or its carrier is unreachable.', 'Use the number of a mobile phone.'),
      }),
  },
]
