import { hostname } from 'node:os'
import { Injectable, Logger } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { JobHandler } from '../../jobs/job.js'
import { JobQueue } from '../../jobs/job-queue.js'
import { ThrottledLogger } from '../../log/throttled-logger.js'
import { Sms, SmsNotTaken, type OutgoingSms, type SmsResult } from '../../providers/sms/sms.js'
import { OptOutsService } from '../opt-outs/opt-outs.service.js'
import { phoneOptedOut } from './phone-opted-out.job.js'
import { sendSms } from './send-sms.job.js'
import { SmsTimeService } from './sms-time.service.js'
import { SmsDeliveriesService } from './sms-deliveries.service.js'
import type { SmsMessageEntity } from './sms-message.entity.js'
import { SmsMessagesRepository } from './sms-messages.repository.js'
import { smsSettled } from './sms-settled.job.js'

/** Longer than any provider's time limit: an attempt that is older was lost with its process. */
const leaseSecs = 15

/** A message that the provider does not know is sent again this often at most. */
const maxAttempts = 3

/** Longest pause before a provider that did nothing is asked again, for as long as the message makes sense. */
const maxPauseSecs = 15 * 60

const secsBetweenJobs = 60

/** Sends each message once: no provider has an idempotency key, so what is not known is asked before it is repeated. */
@Injectable()
export class SendSmsHandler extends JobHandler<{ messageId: string }> {
  readonly job = sendSms
  private readonly owner = `${hostname()} ${process.pid}`
  private readonly logger = new Logger(SendSmsHandler.name)
  private readonly sparingLogger = new ThrottledLogger(this.logger)

  constructor(
    private readonly repository: SmsMessagesRepository,
    private readonly sms: Sms,
    private readonly optOuts: OptOutsService,
    private readonly smsTime: SmsTimeService,
    private readonly deliveries: SmsDeliveriesService,
    private readonly jobs: JobQueue,
    private readonly dataSource: DataSource,
  ) {
    super()
  }

  async handle({ messageId }: { messageId: string }): Promise<void> {
    const message = await this.repository.find(messageId)
    switch (message?.state) {
      case 'queued':
        return this.send(message)
      case 'sending':
        return this.awaitLease(message)
      case 'unknown':
        return this.settle(message)
      case 'sent':
      case 'failed':
      case undefined:
        return
    }
  }

  /** The provider could not be asked for as long as a job is tried: the next one goes on, until somebody knows. */
  override async onExhausted({ messageId }: { messageId: string }): Promise<void> {
    const message = await this.repository.find(messageId)
    if (!message || message.state === 'sent' || message.state === 'failed') return
    await this.jobs.enqueue(this.dataSource.manager, sendSms, { messageId }, { delaySecs: secsBetweenJobs })
  }

  private async send(message: SmsMessageEntity): Promise<void> {
    if (await this.smsTime.postpone(message)) return
    const claim = await this.repository.claim(message.id, this.owner, leaseSecs)
    if (claim === null) return
    if (claim.isTooLate) return this.finish(message, tooLate(message))
    const attempt = message.attempt + 1
    // As late as can be: what was queued before a STOP must not go out after it.
    const contact = await this.optOuts.findContactStatus(this.dataSource.manager, message.phone)
    if (contact === 'stopped') return this.refuse(message.id)
    if (contact === 'reply_pending')
      return this.queueAgain(message.id, attempt, 'pending replies are processed first', () => 1)
    const result = await this.sms.send(outgoing(message)).catch((error: Error) => error)
    if (result instanceof SmsNotTaken) return this.sendLater(message, attempt, result.message)
    if (result instanceof Error) return this.settleLater(message, result.message)
    return this.finish(message, result)
  }

  private async refuse(messageId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (await this.repository.markFailed(manager, messageId, 'opted out'))
        await this.jobs.enqueue(manager, phoneOptedOut, { messageId })
    })
  }

  private async finish(message: SmsMessageEntity, result: SmsResult): Promise<void> {
    const { id: messageId, demoRequestId, template, phone } = message
    await this.dataSource.transaction(async (manager) => {
      const isBlocked = result.kind === 'rejected' && result.isOptedOut === true
      if (isBlocked) await this.optOuts.optOut(manager, phone, result.reason, 'the carrier')
      if (!(await this.note(manager, messageId, result))) return
      if (isBlocked) return this.jobs.enqueue(manager, phoneOptedOut, { messageId })
      const outcome = result.kind === 'sent' ? 'sent' : 'failed'
      if (demoRequestId !== null) await this.jobs.enqueue(manager, smsSettled, { demoRequestId, template, outcome })
    })
  }

  private note(manager: EntityManager, id: string, result: SmsResult): Promise<boolean> {
    if (result.kind === 'rejected') return this.repository.markFailed(manager, id, result.reason)
    const { providerId } = result
    return this.deliveries.join(manager, providerId, () => this.repository.markSent(manager, id, providerId))
  }

  private async sendLater(message: SmsMessageEntity, attempt: number, reason: string): Promise<void> {
    this.sparingLogger.warn(`Messages wait and are tried again: ${reason}`)
    await this.queueAgain(message.id, attempt, reason, (refusals) => Math.min(2 ** refusals, maxPauseSecs))
  }

  /** The attempt was none: nothing has been asked of the provider, or it did nothing. */
  private async queueAgain(
    messageId: string,
    attempt: number,
    reason: string,
    pauseSecs: (refusals: number) => number,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const refusals = await this.repository.markRefused(manager, messageId, attempt, reason)
      if (refusals === null) return
      await this.jobs.enqueue(manager, sendSms, { messageId }, { delaySecs: pauseSecs(refusals) })
    })
  }

  private async settleLater(message: SmsMessageEntity, reason: string): Promise<void> {
    this.logger.warn(`Nobody knows whether message ${message.id} was taken: ${reason}`)
    await this.dataSource.transaction(async (manager) => {
      if (await this.repository.markUnknown(manager, message.id, reason))
        await this.jobs.enqueue(manager, sendSms, { messageId: message.id }, { delaySecs: this.sms.settleSecs })
    })
  }

  /** An attempt is under way, or its process died: only after its lease is over does anybody touch it. */
  private async awaitLease(message: SmsMessageEntity): Promise<void> {
    const delaySecs = await this.repository.leaseSecsLeft(message.id)
    if (delaySecs === 0) return this.settleLater(message, 'the process that sent it is gone')
    await this.jobs.enqueue(this.dataSource.manager, sendSms, { messageId: message.id }, { delaySecs })
  }

  /** A provider that cannot be asked throws: the job is tried again, the message stays unknown. */
  private async settle(message: SmsMessageEntity): Promise<void> {
    // Texts that are alike to the same phone: each of them is found once.
    const taken = await this.sms.listTaken(outgoing(message)).catch((error: Error) => {
      this.sparingLogger.warn(`Messages of which nobody knows whether they were taken wait: ${error.message}`)
      throw error
    })
    const providerId = await this.repository.findUnclaimed(taken)
    if (providerId !== null) return this.finish(message, { kind: 'sent', providerId })
    const reason = 'the provider does not know it'
    if (message.attempt >= maxAttempts) return this.finish(message, { kind: 'rejected', reason })
    await this.dataSource.transaction(async (manager) => {
      if (await this.repository.markQueued(manager, message.id, message.attempt, reason))
        await this.jobs.enqueue(manager, sendSms, { messageId: message.id })
    })
  }
}

/** Keeps what stood in its way. */
function tooLate({ error }: SmsMessageEntity): SmsResult {
  return { kind: 'rejected', reason: `it comes too late${error === null ? '' : `; before: ${error}`}` }
}

function outgoing({ id, phone, body, createdAt }: SmsMessageEntity): OutgoingSms {
  return { id, phone, body, firstTriedAt: createdAt }
}
