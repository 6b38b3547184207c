import { DataSource } from 'typeorm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cloneDatabase, type ClonedDatabase } from '../../../test/clone-database.js'
import { exactlyOnce, step, stop, work, type EffectStage } from '../../../test/exactly-once/effect-stage.js'
import { describeExactlyOnce } from '../../../test/exactly-once/exactly-once-suite.js'
import { UnreliableProvider } from '../../../test/exactly-once/unreliable-provider.js'
import { freeSpending } from '../../../test/free-spending.js'
import { RecordedJobs } from '../../../test/recorded-jobs.js'
import { dataSourceOptions } from '../../database/data-source.js'
import { newId } from '../../identifiers/new-id.js'
import { Throttle } from '../../limits/throttle.js'
import { QuietHours } from '../../limits/quiet-hours/quiet-hours.js'
import { bad } from '../../providers/findings.js'
import type { ProviderDescription } from '../../providers/port.js'
import { Sms, SmsNotAccepted, type OutgoingSms, type SmsPace, type SmsResult } from '../../providers/sms/sms.js'
import { Signatures } from '../../signing/signatures.js'
import { SigningKey } from '../../signing/signing-key.js'
import { OptOutsRepository } from '../opt-outs/opt-outs.repository.js'
import { OptOutsService } from '../opt-outs/opt-outs.service.js'
import { HiddenCodesService } from './hidden-codes.service.js'
import { SendSmsHandler } from './send-sms.handler.js'
import { SmsTimeService } from './sms-time.service.js'
import { SmsCostService } from './sms-cost.service.js'
import { SmsDeliveriesRepository } from './sms-deliveries.repository.js'
import { SmsDeliveriesService } from './sms-deliveries.service.js'
import { SmsMessageEntity } from './sms-message.entity.js'
import { SmsMessagesRepository } from './sms-messages.repository.js'

class UnreliableCarrier extends Sms {
  readonly reconcileAfterSecs = 5
  readonly isCarrier = true
  readonly provider = new UnreliableProvider(SmsNotAccepted)
  pace: SmsPace | null = null

  async send({ id }: OutgoingSms): Promise<SmsResult> {
    const result = await this.provider.perform(id)
    return result.kind === 'done' ? { kind: 'sent', providerId: result.providerId } : result
  }

  async listAccepted({ id }: OutgoingSms): Promise<string[]> {
    const found = await this.provider.find(id)
    return found === null ? [] : [found]
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
let carrier: UnreliableCarrier
let jobs: RecordedJobs
let stage: EffectStage
let lastPhone = 14155550100

beforeAll(async () => {
  database = await cloneDatabase()
  dataSource = await new DataSource(dataSourceOptions(database.url, [SmsMessageEntity])).initialize()
  repository = new SmsMessagesRepository(dataSource)
})
afterAll(async () => {
  await dataSource.destroy()
  await database.drop()
})
beforeEach(() => {
  carrier = new UnreliableCarrier()
  jobs = new RecordedJobs()
  const optOuts = new OptOutsService(new OptOutsRepository(), new Signatures(new SigningKey(dataSource)))
  const quietHours = new QuietHours({ quietHours: 'off' }, dataSource)
  const { money, spending, held } = freeSpending(jobs, dataSource)
  const cost = new SmsCostService(repository, spending, held, dataSource, money)
  const smsTime = new SmsTimeService(repository, carrier, quietHours, new Throttle(), cost, jobs, dataSource)
  const deliveries = new SmsDeliveriesService(new SmsDeliveriesRepository(dataSource), optOuts, cost, jobs, dataSource)
  const hidden = new HiddenCodesService(new Signatures(new SigningKey(dataSource)))
  const flow = exactlyOnce(jobs, dataSource)
  stage = {
    dataSource,
    handler: new SendSmsHandler(
      repository,
      carrier,
      optOuts,
      smsTime,
      cost,
      deliveries,
      hidden,
      flow,
      jobs,
      dataSource,
    ),
    provider: carrier.provider,
    jobs,
    doneState: 'sent',
    cancelledState: 'failed',
    create: () => newMessage(),
  }
})

async function newMessage(body = 'Hello'): Promise<string> {
  const id = newId()
  const phone = `+${(lastPhone += 1)}`
  const message = { id, demoRequestId: null, template: 'sms_report_recipient_template', onceKey: id, phone, body }
  await repository.insertOnce(dataSource.manager, message, 3600)
  return id
}

const stateOf = async (id: string) => (await repository.find(id))?.state

describeExactlyOnce(() => stage)

describe('a message', () => {
  it('to an opted-out number fails, and the reason is passed on', async () => {
    const id = await newMessage()
    await stop(stage, id)
    await work(stage, id)
    expect(await repository.find(id)).toMatchObject({ state: 'failed', error: 'opted out' })
    expect(jobs.queued).toEqual([{ job: 'phone-opted-out', payload: { messageId: id }, delaySecs: 0 }])
  })

  it('is retried every quarter of an hour after long refusals', () => {
    expect(stage.handler.maxBackoffSecs).toBe(900)
  })

  it('names the process of its attempt', async () => {
    const id = await newMessage()
    await repository.claim(id)
    expect((await repository.find(id))!.owner).toContain(` ${process.pid}`)
  })

  it('is the same for the same key', async () => {
    const message = { id: newId(), demoRequestId: null, template: 't', onceKey: newId(), phone: '+1', body: 'b' }
    expect(await repository.insertOnce(dataSource.manager, message, 1)).toBe(true)
    expect(await repository.insertOnce(dataSource.manager, { ...message, id: newId() }, 1)).toBe(false)
  })
})

describe('a throttled sender', () => {
  beforeEach(async () => {
    carrier.pace = { sender: newId(), segmentsPerSec: 2 }
    await dataSource.query('DELETE FROM paces')
  })

  const turnAt = (id: string, secs: number) =>
    dataSource.query('UPDATE sms_messages SET turn_at = now() + make_interval(secs => $2) WHERE id = $1', [id, secs])

  it('sends the first message at once and the next ones in their turn', async () => {
    const ids = [await newMessage(), await newMessage(), await newMessage()]
    for (const messageId of ids) await step(stage, messageId)
    expect(carrier.provider.performed).toEqual(ids.slice(0, 1))
    expect(jobs.delaysOf('send-sms').map((delaySecs) => Math.round(delaySecs * 10) / 10)).toEqual([
      expect.closeTo(0.5, 0.2) as number,
      expect.closeTo(1, 0.2) as number,
    ])
    expect(await Promise.all(ids.map(stateOf))).toEqual(['sent', 'queued', 'queued'])
    await turnAt(ids[1]!, 0)
    await step(stage, ids[1]!)
    expect(carrier.provider.performed).toEqual(ids.slice(0, 2))
  })

  it('counts the segments of a message', async () => {
    const ids = [await newMessage('ä’'.repeat(100)), await newMessage()]
    for (const messageId of ids) await step(stage, messageId)
    expect(carrier.provider.performed).toEqual(ids.slice(0, 1))
    expect(jobs.delaysOf('send-sms')).toEqual([expect.closeTo(1.5, 0)])
    expect(jobs.delaysOf('send-sms')[0]).toBeGreaterThan(1)
  })

  it('keeps the turn of a message whose job runs early', async () => {
    const id = await newMessage()
    await turnAt(id, 3)
    await step(stage, id)
    expect(carrier.provider.performed).toEqual([])
    expect(jobs.delaysOf('send-sms')).toEqual([expect.closeTo(3, 0)])
    expect(await dataSource.query('SELECT 1 FROM paces')).toEqual([])
  })

  it('assigns new turns after a time without workers', async () => {
    const ids = [await newMessage(), await newMessage()]
    for (const id of ids) await turnAt(id, -60)
    for (const messageId of ids) await step(stage, messageId)
    expect(carrier.provider.performed).toEqual(ids.slice(0, 1))
    expect(jobs.queued).toHaveLength(1)
  })
})
