import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import type { Effect, Permission } from '../../jobs/exactly-once/effect.js'
import { ExactlyOnceService } from '../../jobs/exactly-once/exactly-once.service.js'
import { JobHandler } from '../../jobs/job.js'
import { JobQueue } from '../../jobs/job-queue.js'
import { Sms, SmsNotAccepted, type OutgoingSms, type SmsResult } from '../../providers/sms/sms.js'
import { OptOutsService } from '../opt-outs/opt-outs.service.js'
import { phoneOptedOut } from './phone-opted-out.job.js'
import { sendSms } from './send-sms.job.js'
import { SmsDeliveriesService } from './sms-deliveries.service.js'
import { smsErrors } from './sms-errors.js'
import type { SmsMessageEntity } from './sms-message.entity.js'
import { SmsMessagesRepository } from './sms-messages.repository.js'
import { smsOutcomeKnown } from './sms-outcome-known.job.js'
import { SmsTimeService } from './sms-time.service.js'

/** Sends each message exactly once. */
@Injectable()
export class SendSmsHandler extends JobHandler<{ messageId: string }> implements Effect<SmsMessageEntity, SmsResult> {
  readonly job = sendSms
  readonly maxBackoffSecs = 15 * 60
  readonly texts = {
    one: 'message',
    many: 'Messages',
    workerLost: 'the process that sent it is gone',
    expired: smsErrors.expired,
  }

  constructor(
    readonly repository: SmsMessagesRepository,
    private readonly sms: Sms,
    private readonly optOuts: OptOutsService,
    private readonly smsTime: SmsTimeService,
    private readonly deliveries: SmsDeliveriesService,
    private readonly exactlyOnce: ExactlyOnceService,
    private readonly jobs: JobQueue,
    private readonly dataSource: DataSource,
  ) {
    super()
  }

  get reconcileAfterSecs(): number {
    return this.sms.reconcileAfterSecs
  }

  handle({ messageId }: { messageId: string }): Promise<void> {
    return this.exactlyOnce.advance(this, messageId)
  }

  override onExhausted({ messageId }: { messageId: string }): Promise<void> {
    return this.exactlyOnce.onExhausted(this, messageId)
  }

  payload(messageId: string): { messageId: string } {
    return { messageId }
  }

  postpone(message: SmsMessageEntity): Promise<boolean> {
    return this.smsTime.postpone(message)
  }

  async permit({ phone }: SmsMessageEntity): Promise<Permission> {
    const contact = await this.optOuts.findContactStatus(this.dataSource.manager, phone)
    if (contact === 'reply_pending') return { wait: 'pending replies are processed first' }
    return contact === 'stopped' ? 'cancelled' : 'allowed'
  }

  perform(message: SmsMessageEntity): Promise<SmsResult> {
    return this.sms.send(outgoing(message))
  }

  isRefusal(error: Error): boolean {
    return error instanceof SmsNotAccepted
  }

  async reconcile(message: SmsMessageEntity): Promise<SmsResult | null> {
    // Several messages may have the same text and phone: each provider id is matched to one of them only.
    const providerId = await this.repository.findUnclaimed(await this.sms.listAccepted(outgoing(message)))
    return providerId === null ? null : { kind: 'sent', providerId }
  }

  async finish(message: SmsMessageEntity, result: SmsResult): Promise<void> {
    const { id: messageId, demoRequestId, template, phone } = message
    await this.dataSource.transaction(async (manager) => {
      const isBlocked = result.kind === 'rejected' && result.isOptedOut === true
      if (isBlocked) await this.optOuts.optOut(manager, phone, result.reason, 'the carrier')
      if (!(await this.record(manager, messageId, result))) return
      if (isBlocked) return this.jobs.enqueue(manager, phoneOptedOut, { messageId })
      const outcome = result.kind === 'sent' ? 'sent' : 'failed'
      if (demoRequestId !== null)
        await this.jobs.enqueue(manager, smsOutcomeKnown, { demoRequestId, template, outcome })
    })
  }

  fail(message: SmsMessageEntity, reason: string): Promise<void> {
    return this.finish(message, { kind: 'rejected', reason })
  }

  async cancel({ id: messageId }: SmsMessageEntity): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (await this.repository.markFailed(manager, messageId, smsErrors.optedOut))
        await this.jobs.enqueue(manager, phoneOptedOut, { messageId })
    })
  }

  private record(manager: EntityManager, id: string, result: SmsResult): Promise<boolean> {
    if (result.kind === 'rejected') return this.repository.markFailed(manager, id, result.reason)
    const { providerId } = result
    return this.deliveries.join(manager, providerId, () => this.repository.markSent(manager, id, providerId))
  }
}

function outgoing({ id, phone, body, createdAt }: SmsMessageEntity): OutgoingSms {
  return { id, phone, body, firstTriedAt: createdAt }
}
