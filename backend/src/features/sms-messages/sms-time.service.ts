import { Injectable } from '@nestjs/common'
import { invitationTemplates } from '@clarity/contracts'
import { SegmentedMessage } from 'sms-segments-calculator'
import { DataSource } from 'typeorm'
import { JobQueue } from '../../jobs/job-queue.js'
import { Throttle } from '../../limits/throttle.js'
import { QuietHours } from '../../limits/quiet-hours/quiet-hours.js'
import { Sms, type SmsPace } from '../../providers/sms/sms.js'
import { sendSms } from './send-sms.job.js'
import type { SmsMessageEntity } from './sms-message.entity.js'
import { SmsMessagesRepository } from './sms-messages.repository.js'

/** A turn that nobody took in time, because no worker ran, is over: all of them at once would be no pace. */
const turnLastsSecs = 5

/** Decides when a queued message may go out. What waits is a row and a job: nothing that was accepted is lost. */
@Injectable()
export class SmsTimeService {
  constructor(
    private readonly repository: SmsMessagesRepository,
    private readonly sms: Sms,
    private readonly quietHours: QuietHours,
    private readonly throttle: Throttle,
    private readonly jobs: JobQueue,
    private readonly dataSource: DataSource,
  ) {}

  /** The time until which an invitation to this phone has to wait; null where it may come now. */
  waitUntil(phone: string): Promise<Date | null> {
    return this.quietHours.until(phone, { isCarrier: this.sms.isCarrier })
  }

  /** True where the message has been queued again for later. */
  async postpone(message: SmsMessageEntity): Promise<boolean> {
    return (await this.awaitDay(message)) || (this.sms.pace !== null && (await this.awaitTurn(message, this.sms.pace)))
  }

  private async awaitDay({ id, phone, template }: SmsMessageEntity): Promise<boolean> {
    if (!invitationTemplates.some((invitation) => invitation === template)) return false
    const until = await this.waitUntil(phone)
    if (until === null) return false
    await this.dataSource.transaction(async (manager) => {
      await this.repository.noteWait(manager, id, until)
      await this.jobs.enqueue(manager, sendSms, { messageId: id }, { at: until })
    })
    return true
  }

  private async awaitTurn({ id, body }: SmsMessageEntity, { sender, segmentsPerSec }: SmsPace): Promise<boolean> {
    const age = await this.repository.secsSinceTurn(id)
    if (age !== null && age >= 0 && age < turnLastsSecs) return false
    const { segmentsCount } = new SegmentedMessage(body)
    return this.dataSource.transaction(async (manager) => {
      // A job may come a moment early: its message keeps the turn that it has.
      const delaySecs =
        age !== null && age < 0
          ? -age
          : await this.throttle.take(manager, `sms ${sender}`, segmentsCount, segmentsPerSec)
      if (delaySecs === 0) return false
      if (age === null || age >= 0) await this.repository.noteTurn(manager, id, delaySecs)
      await this.jobs.enqueue(manager, sendSms, { messageId: id }, { delaySecs })
      return true
    })
  }
}
