import type { FakeTwilio } from '@clarity/fakes/twilio'
import { DataSource } from 'typeorm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cloneDatabase, type ClonedDatabase } from '../../../test/clone-database.js'
import { startTwilio, twilioEnv } from '../../../test/twilio-account.js'
import { readConfig } from '../../config/read-config.js'
import { dataSourceOptions } from '../../database/data-source.js'
import { newId } from '../../identifiers/new-id.js'
import { OutboxSms } from './outbox-sms.js'
import type { OutgoingSms, Sms } from './sms.js'
import { TwilioSms } from './twilio/twilio-sms.js'

let database: ClonedDatabase
let dataSource: DataSource
let twilio: FakeTwilio

beforeAll(async () => {
  database = await cloneDatabase()
  dataSource = await new DataSource(dataSourceOptions(database.url, [])).initialize()
  twilio = await startTwilio()
})
afterAll(async () => {
  await twilio.close()
  await dataSource.destroy()
  await database.drop()
})

const message = (): OutgoingSms => {
  const id = newId()
  return { id, phone: '+14155550123', body: `Hello: https://clarity.example/${id}`, firstTriedAt: new Date() }
}

const adapters: [string, () => Sms][] = [
  ['the outbox', () => new OutboxSms(dataSource)],
  [
    'Twilio',
    () => {
      const config = readConfig(twilioEnv(twilio))
      return new TwilioSms(config.twilio.account!, config)
    },
  ],
]

describe.each(adapters)('Sms by %s', (_, create) => {
  it('accepts a message and finds it again', async () => {
    const sms = create()
    const sent = message()
    expect(await sms.listAccepted(sent)).toEqual([])
    const result = await sms.send(sent)
    expect(result).toEqual({ kind: 'sent', providerId: expect.any(String) as string })
    expect(await sms.listAccepted(sent)).toEqual([result.kind === 'sent' && result.providerId])
  })

  it('does not find a message that it never accepted', async () => {
    const sms = create()
    await sms.send(message())
    expect(await sms.listAccepted(message())).toEqual([])
  })

  it('accepts the longest message, in any script', async () => {
    const sms = create()
    const sent = { ...message(), body: `你好 👋 ${'ä'.repeat(1580)} + & = %` }
    expect((await sms.send(sent)).kind).toBe('sent')
    expect(await sms.listAccepted(sent)).toHaveLength(1)
  })
})

describe('the outbox', () => {
  it('stores a message once, however often it is sent', async () => {
    const sms = new OutboxSms(dataSource)
    const sent = message()
    await Promise.all([sms.send(sent), sms.send(sent), sms.send(sent)])
    expect(await dataSource.query('SELECT id FROM outbox_messages WHERE id = $1', [sent.id])).toHaveLength(1)
  })
})
