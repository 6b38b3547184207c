import type { FakeTwilio } from '@clarity/fakes/twilio'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startBeside } from '../../../test/second-app.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { startTwilio, twilioEnv } from '../../../test/twilio-account.js'
import { newId } from '../../identifiers/new-id.js'
import { SmsMessagesService } from './sms-messages.service.js'

const segmentsPerSec = 8

let twilio: FakeTwilio
let first: TestApp
let second: NestFastifyApplication

beforeAll(async () => {
  twilio = await startTwilio()
  const env = { ...twilioEnv(twilio), SMS_SEGMENTS_PER_SEC: String(segmentsPerSec) }
  first = await startTestApp(env)
  second = await startBeside(first, { ...env, ROLE: 'worker' })
})
afterAll(async () => {
  await second.close()
  await first.close()
  await twilio.close()
})

it('sends every message of two machines, and none before its turn', async () => {
  const messages = first.app.get(SmsMessagesService)
  const startedAt = Date.now()
  const count = 16
  for (let n = 0; n < count; n += 1)
    await first.dataSource.transaction((manager) =>
      messages.queue(manager, {
        demoRequestId: null,
        template: 'help',
        onceKey: newId(),
        phone: `+1415557${1000 + n}`,
        body: 'Two segments. '.repeat(15),
      }),
    )
  await vi.waitFor(() => expect(twilio.messages).toHaveLength(count), { timeout: 25_000 })
  const early = twilio.messages.filter(({ createdAt }, n) => {
    const turnMs = (n * 2 * 1000) / segmentsPerSec
    return createdAt.getTime() - startedAt < turnMs - 5
  })
  expect(early).toEqual([])
  expect(new Set(twilio.messages.map(({ to }) => to)).size).toBe(count)
  expect(twilio.refusals).toEqual([])
})
