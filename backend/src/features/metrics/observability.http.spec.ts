import { start, type FakeLlm } from '@clarity/fakes/llm'
import type { FakeTwilio } from '@clarity/fakes/twilio'
import { readConversation } from '@clarity/offline-language/test/read-conversations'
import type { INestApplication } from '@nestjs/common'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { DemoStory } from '../../../test/demo-story.js'
import { parseExposition, select, selectorsOf, sumOf, type Sample, type Selector } from '../../../test/exposition.js'
import { jobsDone } from '../../../test/jobs-done.js'
import { readAlerts, readPanels } from '../../../test/observability-files.js'
import { startBeside } from '../../../test/second-app.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { llmEnv, llmKey } from '../../../test/test-llm.js'
import { startTwilio, twilioEnv, twilioNumber } from '../../../test/twilio-account.js'
import { MetricsAddress } from './metrics-address.js'

const publicUrl = 'https://clarity.example'
const phone = '+14155550171'
const { transcript } = readConversation('bank-call-0002f70f')

let twilio: FakeTwilio
let llm: FakeLlm
let env: Record<string, string>
let api: TestApp
let worker: INestApplication | null = null
let story: DemoStory
/** What was scraped, in order; the gauges of a moment are in the scrape of that moment. */
const scrapes: Sample[][] = []

beforeAll(async () => {
  twilio = await startTwilio()
  llm = await start({ apiKey: llmKey })
  env = { PUBLIC_URL: publicUrl, METRICS_PORT: '0', ...twilioEnv(twilio), ...llmEnv('anthropic', llm) }
  api = await startTestApp({ ...env, ROLE: 'api' })
  twilio.productOrigin = api.url
  await scrape()
  await runADay()
}, 90_000)
afterAll(async () => {
  await worker?.close()
  await api.close()
  await llm.close()
  await twilio.close()
})

/** Everything that the metrics are about happens once: over HTTP, in PostgreSQL, at providers that speak their format. */
async function runADay(): Promise<void> {
  await new ApiClient(api.url).signIn('admin@example.com', 'a wrong password')
  story = new DemoStory(await ApiClient.signedIn(api))
  // No worker yet: the jobs wait.
  const { requestId } = await story.request({ role: 'recipient', recipientPhone: phone })
  await scrapeOnce((samples) => sumOf(samples, 'clarity_queue_oldest_seconds') > 0)
  twilio.failNext('cut-after-done')
  worker = await startBeside(api, { ...env, ROLE: 'worker' })
  await scrapeOnce((samples) => sumOf(samples, 'clarity_unknown_outcomes') > 0)
  await scrapeOnce((samples) => sumOf(samples, 'clarity_unknown_outcomes') === 0)
  await twilio.receive(`${publicUrl}/api/webhooks/twilio/sms`, { from: phone, to: twilioNumber, body: 'YES' })
  await scrapeOnce((samples) => sumOf(samples, 'clarity_calls_total') > 0)
  await story.converse(requestId, transcript)
  await jobsDone(api.dataSource)
  llm.chooseFault = () => 'error'
  const second = await story.request({ role: 'recipient', recipientPhone: '+14155550172' })
  await story.converse(second.requestId, transcript)
  await jobsDone(api.dataSource)
  await holdPool()
  await loseTable()
  await fillDisk()
}

async function holdPool(): Promise<void> {
  const queries = Array.from({ length: 14 }, () => api.dataSource.query('SELECT pg_sleep(3)'))
  await scrapeOnce((samples) => sumOf(samples, 'clarity_database_waiting') > 0)
  await Promise.all(queries)
}

async function loseTable(): Promise<void> {
  await api.dataSource.query('ALTER TABLE paces RENAME TO elsewhere')
  await scrapeOnce((samples) => sumOf(samples, 'clarity_ready') === 0)
  await api.dataSource.query('ALTER TABLE elsewhere RENAME TO paces')
  await scrapeOnce((samples) => sumOf(samples, 'clarity_ready') === 2)
}

async function fillDisk(): Promise<void> {
  const before = sumOf(scrapes.at(-1)!, 'clarity_disk_free_bytes')
  await api.dataSource.query('CREATE TABLE filler AS SELECT repeat(n::text, 20) FROM generate_series(1, 100000) n')
  await scrapeOnce((samples) => sumOf(samples, 'clarity_disk_free_bytes') !== before)
}

async function scrape(): Promise<Sample[]> {
  const addresses = [api.app, worker].flatMap((app) => app?.get(MetricsAddress) ?? [])
  const texts = await Promise.all(
    addresses.map(async ({ port }) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
  )
  const samples = texts.flatMap(parseExposition)
  scrapes.push(samples)
  return samples
}

/** Scrapes until the metrics show it. */
async function scrapeOnce(isShown: (samples: readonly Sample[]) => boolean): Promise<void> {
  await vi.waitFor(async () => expect(isShown(await scrape())).toBe(true), { timeout: 15_000, interval: 100 })
}

/** A server without faults never answers with this class of status. */
const isRare = ({ matchers }: Selector) => matchers.some(({ value }) => value === '5xx')
/** Prometheus makes it itself. */
const isOwn = ({ name }: Selector) => name !== 'up'

const named = [
  ...readAlerts().map(({ alert, expr }) => [`alert ${alert}`, expr] as const),
  ...readPanels().flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [`panel ${title}`, expr] as const)),
]

/** Prometheus sets them for each address that it scrapes, and renames labels of the same name. */
const addedByPrometheus = new Set(['job', 'instance'])

const names = [...new Set(named.flatMap(([, expr]) => selectorsOf(expr).filter(isOwn)).map(({ name }) => name))].sort()

describe('a metric that the alerts and the dashboard name', () => {
  it.each(named)('exists in what is scraped: %s', (_, expr) => {
    const selectors = selectorsOf(expr)
    expect(selectors.length).toBeGreaterThan(0)
    const last = scrapes.at(-1)!
    const all = scrapes.flat()
    // A state may have passed, such as a job that was due; its metric stays.
    for (const selector of selectors.filter(isOwn)) {
      expect(select(last, { ...selector, matchers: [] }), selector.name).not.toEqual([])
      if (!isRare(selector)) expect(select(all, selector), JSON.stringify(selector)).not.toEqual([])
    }
  })

  it.each(named)('has the labels that it is grouped by: %s', (_, expr) => {
    const grouping = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list]) => list!.split(', '))
    const of = new Set(selectorsOf(expr).map(({ name }) => name))
    const scraped = scrapes.flat().filter(({ name }) => of.has(name))
    for (const label of grouping.filter((one) => !addedByPrometheus.has(one)))
      expect(
        scraped.some(({ labels }) => label in labels),
        label,
      ).toBe(true)
  })

  it.each(names)('moves when the thing happens: %s', (name) => {
    const values = scrapes.map((samples) => sumOf(samples, name))
    expect(new Set(values).size, `${name} was always ${values[0]}`).toBeGreaterThan(1)
  })
})

describe('the labels of the metrics', () => {
  it('have few values, and none of a person or of an address', () => {
    const last = scrapes.at(-1)!
    const values = new Set(
      last.flatMap(({ labels }) => Object.entries(labels).map(([key, value]) => `${key}=${value}`)),
    )
    expect([...values].filter((value) => /4155550|Alex|example|[0-9a-f]{16}/.test(value))).toEqual([])
    expect(last.length).toBeLessThan(2_500)
  })

  it('are not those that Prometheus sets itself', () => {
    const labels = scrapes.at(-1)!.flatMap((sample) => Object.keys(sample.labels))
    expect(labels.filter((label) => addedByPrometheus.has(label))).toEqual([])
  })
})
