import { Injectable } from '@nestjs/common'
import { invitationTemplates } from '@clarity/contracts'
import { DataSource, type EntityManager } from 'typeorm'
import type { Effect, Permission } from '../../jobs/exactly-once/effect.js'
import { ExactlyOnceService } from '../../jobs/exactly-once/exactly-once.service.js'
import { JobHandler } from '../../jobs/job.js'
import { JobQueue } from '../../jobs/job-queue.js'
import { Sms, SmsNotAccepted, type OutgoingSms, type SmsResult } from '../../providers/sms/sms.js'
import { OptOutsService } from '../opt-outs/opt-outs.service.js'
import { HiddenCodesService } from './hidden-codes.service.js'
import { phoneOptedOut } from './phone-opted-out.job.js'
import { sendSms } from './send-sms.job.js'
import { SmsCostService } from './sms-cost.service.js'
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
    private readonly cost: SmsCostService,
    private readonly deliveries: SmsDeliveriesService,
    private readonly hiddenCodes: HiddenCodesService,
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

  async perform(message: SmsMessageEntity): Promise<SmsResult> {
    try {
      return await this.sms.send(await this.outgoing(message))
    } catch (error) {
      // It may wait for days, and would keep its part of the budget meanwhile.
      if (error instanceof SmsNotAccepted) await this.cost.release(message.id)
      throw error
    }
  }

  isRefusal(error: Error): boolean {
    return error instanceof SmsNotAccepted
  }

  async reconcile(message: SmsMessageEntity): Promise<SmsResult | null> {
    // Several messages may have the same text and phone: each provider id is matched to one of them only.
    const providerId = await this.repository.findUnclaimed(await this.sms.listAccepted(await this.outgoing(message)))
    return providerId === null ? null : { kind: 'sent', providerId }
  }

  async finish(message: SmsMessageEntity, result: SmsResult): Promise<void> {
    const { id: messageId, demoRequestId, template, phone } = message
    await this.dataSource.transaction(async (manager) => {
      const isBlocked = result.kind === 'rejected' && result.isOptedOut === true
      if (isBlocked) await this.optOuts.optOut(manager, phone, result.reason, 'the carrier')
      if (!(await this.record(manager, message, result))) return
      if (isBlocked) return this.jobs.enqueue(manager, phoneOptedOut, { messageId })
      const outcome = result.kind === 'sent' ? 'sent' : 'failed'
      if (demoRequestId !== null && isInvitation(template))
        await this.jobs.enqueue(manager, smsOutcomeKnown, { demoRequestId, template, outcome })
    })
  }

  fail(message: SmsMessageEntity, reason: string): Promise<void> {
    return this.finish(message, { kind: 'rejected', reason })
  }

  async cancel({ id: messageId }: SmsMessageEntity): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.cost.release(messageId, manager)
      if (await this.repository.markFailed(manager, messageId, smsErrors.optedOut))
        await this.jobs.enqueue(manager, phoneOptedOut, { messageId })
    })
  }

  private async record(manager: EntityManager, message: SmsMessageEntity, result: SmsResult): Promise<boolean> {
    const { id } = message
    if (result.kind === 'rejected') {
      const isFailed = await this.repository.markFailed(manager, id, result.reason)
      if (isFailed) await this.cost.release(id, manager)
      return isFailed
    }
    const isSent = await this.deliveries.markSent(manager, id, result.providerId)
    if (isSent) await this.cost.spend(manager, message)
    return isSent
  }

  private async outgoing(message: SmsMessageEntity): Promise<OutgoingSms> {
    const { id, phone, createdAt: firstTriedAt } = message
    return { id, phone, body: await this.hiddenCodes.reveal(message), firstTriedAt }
  }
}

/** The only messages whose outcome changes their request. */
function isInvitation(template: SmsMessageEntity['template']): boolean {
  return invitationTemplates.some((invitation) => invitation === template)
}
