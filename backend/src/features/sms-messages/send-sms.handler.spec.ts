import { DataSource } from 'typeorm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cloneDatabase, type ClonedDatabase } from '../../../test/clone-database.js'
import { dataSourceOptions } from '../../database/data-source.js'
import { newId } from '../../identifiers/new-id.js'
import type { JobDefinition } from '../../jobs/job.js'
import type { JobQueue } from '../../jobs/job-queue.js'
import { Throttle } from '../../limits/throttle.js'
import { QuietHours } from '../../limits/quiet-hours/quiet-hours.js'
import { bad } from '../../providers/findings.js'
import type { ProviderDescription } from '../../providers/port.js'
import { Sms, SmsNotTaken, type OutgoingSms, type SmsPace, type SmsResult } from '../../providers/sms/sms.js'
import { OptOutsRepository } from '../opt-outs/opt-outs.repository.js'
import { OptOutsService } from '../opt-outs/opt-outs.service.js'
import { SendSmsHandler } from './send-sms.handler.js'
import { SmsTimeService } from './sms-time.service.js'
import { SmsDeliveriesRepository } from './sms-deliveries.repository.js'
import { SmsDeliveriesService } from './sms-deliveries.service.js'
import { SmsMessageEntity } from './sms-message.entity.js'
import { SmsMessagesRepository } from './sms-messages.repository.js'

/** A carrier whose answers can be chosen: what it really took stands in `taken`. */
class UnreliableCarrier extends Sms {
  readonly settleSecs = 5
  readonly isCarrier = true
  pace: SmsPace | null = null
  readonly taken: string[] = []
  answers: ('sent' | 'rejected' | 'refuses' | 'takes-then-breaks' | 'breaks')[] = []
  isDown = false

  send({ id }: OutgoingSms): Promise<SmsResult> {
    const answer = this.answers.shift() ?? 'sent'
    if (answer === 'refuses') return Promise.reject(new SmsNotTaken('come back later'))
    if (answer === 'breaks') return Promise.reject(new Error('socket hang up'))
    if (answer === 'rejected') return Promise.resolve({ kind: 'rejected', reason: 'no such number' })
    this.taken.push(id)
    if (answer === 'takes-then-breaks') return Promise.reject(new Error('time-out'))
    return Promise.resolve({ kind: 'sent', providerId: `carrier ${id}` })
  }

  listTaken({ id }: OutgoingSms): Promise<string[]> {
    if (this.isDown) return Promise.reject(new Error('down'))
    return Promise.resolve(this.taken.filter((taken) => taken === id).map((taken) => `carrier ${taken}`))
  }

  explain(reason: string) {
    return bad(reason, '')
  }

  describe(): ProviderDescription {
    return { name: 'Unreliable', summary: '', settings: [], webhooks: [] }
  }

  check() {
    return Promise.resolve([])
  }
}

let database: ClonedDatabase
let dataSource: DataSource
let repository: SmsMessagesRepository
let optOuts: OptOutsService
let carrier: UnreliableCarrier
let queued: { job: string; delaySecs: number }[]
let handler: SendSmsHandler

beforeAll(async () => {
  database = await cloneDatabase()
  dataSource = await new DataSource(dataSourceOptions(database.url, [SmsMessageEntity])).initialize()
  repository = new SmsMessagesRepository(dataSource)
  optOuts = new OptOutsService(new OptOutsRepository())
})
afterAll(async () => {
  await dataSource.destroy()
  await database.drop()
})
beforeEach(() => {
  carrier = new UnreliableCarrier()
  queued = []
  const queue = {
    enqueue: (_: unknown, job: JobDefinition<object>, __: object, { delaySecs = 0 } = {}) => {
      queued.push({ job: job.name, delaySecs })
      return Promise.resolve()
    },
  } as unknown as JobQueue
  const quietHours = new QuietHours({ quietHours: 'off' }, dataSource)
  const smsTime = new SmsTimeService(repository, carrier, quietHours, new Throttle(), queue, dataSource)
  const deliveries = new SmsDeliveriesService(new SmsDeliveriesRepository(dataSource), optOuts, queue, dataSource)
  handler = new SendSmsHandler(repository, carrier, optOuts, smsTime, deliveries, queue, dataSource)
})

async function newMessage(phone = '+14155550123', body = 'Hello', usefulForSecs = 3600): Promise<string> {
  const id = newId()
  const message = {
    id,
    demoRequestId: null,
    template: 'sms_report_recipient_template',
    onceKey: id,
    phone,
    body,
  }
  await repository.insertOnce(dataSource.manager, message, usefulForSecs)
  return id
}

const stateOf = async (id: string) => (await repository.find(id))?.state

/** Does the job as often as it is queued, as a worker would, whatever the delay. */
async function work(id: string): Promise<void> {
  do {
    queued.splice(0, 1)
    await handler.handle({ messageId: id })
  } while (queued.some(({ job }) => job === 'send-sms'))
}

describe('sending a message once', () => {
  it('sends a queued message', async () => {
    const id = await newMessage()
    await work(id)
    expect(await repository.find(id)).toMatchObject({ state: 'sent', attempt: 1, providerId: `carrier ${id}` })
  })

  it('does nothing more for a message that was sent', async () => {
    const id = await newMessage()
    await work(id)
    await work(id)
    expect(carrier.taken).toEqual([id])
  })

  it('lets one of two workers send it', async () => {
    const id = await newMessage()
    await Promise.all([handler.handle({ messageId: id }), handler.handle({ messageId: id })])
    expect(carrier.taken).toEqual([id])
  })

  it('asks the carrier before it sends again what may have been taken', async () => {
    carrier.answers = ['takes-then-breaks']
    const id = await newMessage()
    await handler.handle({ messageId: id })
    expect(await stateOf(id)).toBe('unknown')
    expect(queued).toEqual([{ job: 'send-sms', delaySecs: 5 }])
    await work(id)
    expect(await stateOf(id)).toBe('sent')
    expect(carrier.taken).toEqual([id])
  })

  it('sends again what the carrier does not know', async () => {
    carrier.answers = ['breaks']
    const id = await newMessage()
    await work(id)
    expect(await repository.find(id)).toMatchObject({ state: 'sent', attempt: 2 })
    expect(carrier.taken).toEqual([id])
  })

  it('gives up after three attempts that the carrier does not know', async () => {
    carrier.answers = ['breaks', 'breaks', 'breaks']
    const id = await newMessage()
    await work(id)
    expect(await repository.find(id)).toMatchObject({ state: 'failed', attempt: 3 })
    expect(carrier.taken).toEqual([])
  })

  it('leaves it unknown while the carrier cannot be asked', async () => {
    carrier.answers = ['takes-then-breaks']
    carrier.isDown = true
    const id = await newMessage()
    await handler.handle({ messageId: id })
    await expect(handler.handle({ messageId: id })).rejects.toThrow('down')
    expect(await stateOf(id)).toBe('unknown')
  })

  it('sends later, each time a little later, what the carrier refused to take', async () => {
    carrier.answers = ['refuses', 'refuses']
    const id = await newMessage()
    await handler.handle({ messageId: id })
    await handler.handle({ messageId: id })
    expect(queued).toEqual([
      { job: 'send-sms', delaySecs: 2 },
      { job: 'send-sms', delaySecs: 4 },
    ])
    await handler.handle({ messageId: id })
    expect(carrier.taken).toEqual([id])
  })

  it('goes on for as long as the message makes sense, with pauses that end growing, and never counts it an attempt', async () => {
    carrier.answers = Array<'refuses'>(30).fill('refuses')
    const id = await newMessage()
    for (let n = 0; n < 30; n += 1) await handler.handle({ messageId: id })
    expect(queued.map(({ delaySecs }) => delaySecs)).toEqual([
      ...[2, 4, 8, 16, 32, 64, 128, 256, 512],
      ...Array<number>(21).fill(900),
    ])
    expect(await repository.find(id)).toMatchObject({ state: 'queued', attempt: 0, refusals: 30 })
    carrier.answers = ['breaks']
    await work(id)
    expect(await repository.find(id)).toMatchObject({ state: 'sent', attempt: 2, error: null })
    expect(carrier.taken).toEqual([id])
  })

  it('does not send what comes too late, and says what stood in its way', async () => {
    carrier.answers = ['refuses']
    const id = await newMessage()
    await handler.handle({ messageId: id })
    await dataSource.query(`UPDATE sms_messages SET useful_until = now() - interval '1 second' WHERE id = $1`, [id])
    await work(id)
    const error = 'it comes too late; before: come back later'
    expect(await repository.find(id)).toMatchObject({ state: 'failed', error })
    expect(carrier.taken).toEqual([])
  })

  it('does not send again too late what nobody knew of, but knows it again at any time', async () => {
    carrier.answers = ['breaks', 'takes-then-breaks']
    const ids = [await newMessage(), await newMessage()]
    for (const messageId of ids) await handler.handle({ messageId })
    await dataSource.query(`UPDATE sms_messages SET useful_until = now() - interval '1 second'`)
    for (const id of ids) await work(id)
    expect(await Promise.all(ids.map(stateOf))).toEqual(['failed', 'sent'])
    expect(carrier.taken).toEqual(ids.slice(1))
  })

  it('never sends again what the carrier rejected', async () => {
    carrier.answers = ['rejected']
    const id = await newMessage()
    await work(id)
    expect(await repository.find(id)).toMatchObject({ state: 'failed', error: 'no such number' })
  })

  it('never sends to a number that has opted out', async () => {
    const phone = '+14155550177'
    const id = await newMessage(phone)
    await optOuts.optOut(dataSource.manager, phone, 'STOP', 'a test')
    await work(id)
    expect(await repository.find(id)).toMatchObject({ state: 'failed', error: 'opted out' })
    expect(carrier.taken).toEqual([])
  })

  it('hears first what its phone has just texted: it may be a STOP', async () => {
    const [phone, other] = ['+14155550181', '+14155550182']
    const ids = [await newMessage(phone), await newMessage(other)]
    const texted = `INSERT INTO incoming_sms (provider, provider_message_id, phone, body, is_answered, payload)
      VALUES ('twilio', $1, $1, 'a text', false, '{}')`
    for (const from of [phone, other]) await dataSource.query(texted, [from])
    for (const messageId of ids) await handler.handle({ messageId })
    expect(carrier.taken).toEqual([])
    expect(queued).toEqual([
      { job: 'send-sms', delaySecs: 1 },
      { job: 'send-sms', delaySecs: 1 },
    ])
    await dataSource.query('UPDATE incoming_sms SET handled_at = now()')
    await optOuts.optOut(dataSource.manager, phone, 'STOP', 'a test')
    for (const messageId of ids) await handler.handle({ messageId })
    expect(carrier.taken).toEqual(ids.slice(1))
    expect(await repository.find(ids[0]!)).toMatchObject({ state: 'failed', error: 'opted out' })
  })

  it('does not wait longer than a minute for a text that nobody can read', async () => {
    const id = await newMessage('+14155550183')
    await dataSource.query(
      `INSERT INTO incoming_sms (provider, provider_message_id, phone, body, is_answered, payload, received_at)
       VALUES ('twilio', 'unread', '+14155550183', 'a text', false, '{}', now() - interval '2 minutes')`,
    )
    await handler.handle({ messageId: id })
    expect(carrier.taken).toEqual([id])
  })

  it('does not send again to a number that opted out after an attempt that nobody knows of', async () => {
    const phone = '+14155550178'
    carrier.answers = ['breaks']
    const id = await newMessage(phone)
    await handler.handle({ messageId: id })
    await optOuts.optOut(dataSource.manager, phone, 'STOP', 'a test')
    await work(id)
    expect(await repository.find(id)).toMatchObject({ state: 'failed', error: 'opted out' })
    expect(carrier.taken).toEqual([])
  })

  it('does not touch an attempt under way, and asks the carrier once its process must be gone', async () => {
    const id = await newMessage()
    await repository.claim(id, 'a process that died', 15)
    carrier.taken.push(id)
    await handler.handle({ messageId: id })
    expect(await stateOf(id)).toBe('sending')
    expect(queued).toEqual([{ job: 'send-sms', delaySecs: 15 }])

    await dataSource.query('UPDATE sms_messages SET leased_until = now() WHERE id = $1', [id])
    await work(id)
    expect(await stateOf(id)).toBe('sent')
    expect(carrier.taken).toEqual([id])
  })

  it('goes on with a message that no job could settle', async () => {
    carrier.answers = ['takes-then-breaks']
    const id = await newMessage()
    await handler.handle({ messageId: id })
    queued = []
    await handler.onExhausted({ messageId: id })
    expect(queued).toEqual([{ job: 'send-sms', delaySecs: 60 }])
    await work(id)
    queued = []
    await handler.onExhausted({ messageId: id })
    expect(queued).toEqual([])
  })

  it('takes one message for one key', async () => {
    const message = { id: newId(), demoRequestId: null, template: 't', onceKey: newId(), phone: '+1', body: 'b' }
    expect(await repository.insertOnce(dataSource.manager, message, 1)).toBe(true)
    expect(await repository.insertOnce(dataSource.manager, { ...message, id: newId() }, 1)).toBe(false)
  })
})

describe('a sender that is held back', () => {
  beforeEach(async () => {
    carrier.pace = { sender: newId(), segmentsPerSec: 2 }
    await dataSource.query('DELETE FROM paces')
  })

  const turnAt = (id: string, secs: number) =>
    dataSource.query('UPDATE sms_messages SET turn_at = now() + make_interval(secs => $2) WHERE id = $1', [id, secs])

  it('sends the first message at once and the next ones in their turn', async () => {
    const ids = [await newMessage(), await newMessage(), await newMessage()]
    for (const messageId of ids) await handler.handle({ messageId })
    expect(carrier.taken).toEqual(ids.slice(0, 1))
    expect(queued.map(({ delaySecs }) => Math.round(delaySecs * 10) / 10)).toEqual([
      expect.closeTo(0.5, 0.2) as number,
      expect.closeTo(1, 0.2) as number,
    ])
    expect(await Promise.all(ids.map(stateOf))).toEqual(['sent', 'queued', 'queued'])
    await turnAt(ids[1]!, 0)
    await handler.handle({ messageId: ids[1]! })
    expect(carrier.taken).toEqual(ids.slice(0, 2))
  })

  it('counts the segments of a message', async () => {
    const ids = [await newMessage('+14155550191', 'ä’'.repeat(100)), await newMessage()]
    for (const messageId of ids) await handler.handle({ messageId })
    expect(carrier.taken).toEqual(ids.slice(0, 1))
    expect(queued).toEqual([{ job: 'send-sms', delaySecs: expect.closeTo(1.5, 0) as number }])
    expect(queued[0]!.delaySecs).toBeGreaterThan(1)
  })

  it('keeps the turn of a message whose job comes early', async () => {
    const id = await newMessage()
    await turnAt(id, 3)
    await handler.handle({ messageId: id })
    expect(carrier.taken).toEqual([])
    expect(queued).toEqual([{ job: 'send-sms', delaySecs: expect.closeTo(3, 0) as number }])
    expect(await dataSource.query('SELECT 1 FROM paces')).toEqual([])
  })

  it('gives turns anew after a time without workers', async () => {
    const ids = [await newMessage(), await newMessage()]
    for (const id of ids) await turnAt(id, -60)
    for (const messageId of ids) await handler.handle({ messageId })
    expect(carrier.taken).toEqual(ids.slice(0, 1))
    expect(queued).toHaveLength(1)
  })
})
