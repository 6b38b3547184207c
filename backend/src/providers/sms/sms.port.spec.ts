import { DataSource } from 'typeorm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cloneDatabase, type ClonedDatabase } from '../../../test/clone-database.js'
import { dataSourceOptions } from '../../database/data-source.js'
import { newId } from '../../identifiers/new-id.js'
import { OutboxSms } from './outbox-sms.js'
import type { OutgoingSms, Sms } from './sms.js'

let database: ClonedDatabase
let dataSource: DataSource

beforeAll(async () => {
  database = await cloneDatabase()
  dataSource = await new DataSource(dataSourceOptions(database.url)).initialize()
})
afterAll(async () => {
  await dataSource.destroy()
  await database.drop()
})

const message = (): OutgoingSms => ({ id: newId(), phone: '+14155550123', body: 'Hello', firstTriedAt: new Date() })

describe.each<[string, () => Sms]>([['the outbox', () => new OutboxSms(dataSource)]])('Sms by %s', (_, create) => {
  it('takes a message and finds it again by its id', async () => {
    const sms = create()
    const sent = message()
    expect(await sms.find(sent)).toBeNull()
    const result = await sms.send(sent)
    expect(result.kind).toBe('sent')
    expect(await sms.find(sent)).toBe(result.kind === 'sent' && result.providerId)
  })

  it('does not find a message that it never took', async () => {
    expect(await create().find(message())).toBeNull()
  })
})

describe('the outbox', () => {
  it('holds a message once, however often it is sent', async () => {
    const sms = new OutboxSms(dataSource)
    const sent = message()
    await Promise.all([sms.send(sent), sms.send(sent), sms.send(sent)])
    expect(await dataSource.query('SELECT id FROM outbox_messages WHERE id = $1', [sent.id])).toHaveLength(1)
  })
})
