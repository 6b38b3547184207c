import type { Fault, FakeTwilio } from '@clarity/fakes/twilio'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startBeside } from '../../../test/second-app.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { startTwilio, twilioEnv } from '../../../test/twilio-account.js'
import { newId } from '../../identifiers/new-id.js'
import { SmsMessagesService } from './sms-messages.service.js'

const faults: Fault[] = [
  'error-after-done',
  'cut',
  'too-many',
  'hang-after-done',
  'slow',
  'cut-after-done',
  'error',
  'hang',
]
const publicUrl = 'https://clarity.example'
const count = 96

let twilio: FakeTwilio
let first: TestApp
let second: NestFastifyApplication

beforeAll(async () => {
  twilio = await startTwilio()
  const env = { PUBLIC_URL: publicUrl, ...twilioEnv(twilio) }
  first = await startTestApp(env)
  second = await startBeside(first, { ...env, ROLE: 'worker' })
})
afterAll(async () => {
  await second.close()
  await first.close()
  await twilio.close()
})

it('sends each message once, by two machines and a carrier that fails at every second request', async () => {
  let requests = 0
  twilio.chooseFault = (operation) => {
    requests += 1
    if (operation !== 'create') return requests % 5 === 0 ? 'error' : null
    return requests % 2 === 0 ? faults[(requests / 2) % faults.length]! : null
  }
  const messages = first.app.get(SmsMessagesService)
  // Three identical texts for each phone: only the carrier's id distinguishes them.
  for (let n = 0; n < count; n += 1)
    await first.dataSource.transaction((manager) =>
      messages.queue(manager, {
        demoRequestId: null,
        template: 'help',
        onceKey: newId(),
        phone: `+1415558${1000 + Math.floor(n / 3)}`,
        body: 'Clarity: the help that was asked for.',
      }),
    )

  const rowsByPhone = () =>
    first.dataSource.query<{ phone: string; sent: number; open: number; untold: number; ids: string[] }[]>(
      `SELECT phone, count(*) FILTER (WHERE state = 'sent')::int AS sent,
         count(*) FILTER (WHERE state NOT IN ('sent', 'failed'))::int AS open,
         count(*) FILTER (WHERE state = 'failed' AND attempt < 3)::int AS untold,
         array_agg(provider_id ORDER BY provider_id) FILTER (WHERE state = 'sent') AS ids
       FROM sms_messages GROUP BY phone ORDER BY phone`,
    )
  await vi.waitFor(async () => expect((await rowsByPhone()).filter(({ open }) => open > 0)).toEqual([]), {
    timeout: 60_000,
    interval: 250,
  })

  const rows = await rowsByPhone()
  // Each message that failed had three attempts, and the carrier received none of them.
  expect(rows.filter(({ untold }) => untold > 0)).toEqual([])
  const accepted = (phone: string) => twilio.messages.filter(({ to }) => to === phone).map(({ sid }) => sid)
  expect(rows.map(({ phone, ids }) => [phone, ids])).toEqual(rows.map(({ phone }) => [phone, accepted(phone).sort()]))
  expect(rows.reduce((sum, { sent }) => sum + sent, 0)).toBeGreaterThan(count * 0.9)
  expect(twilio.refusals).toEqual([])
}, 90_000)
