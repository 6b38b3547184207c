import { Injectable } from '@nestjs/common'
import { invitationTemplates } from '@clarity/contracts'
import { DataSource } from 'typeorm'
import { JobQueue } from '../../jobs/job-queue.js'
import { Throttle } from '../../limits/throttle.js'
import { QuietHours } from '../../limits/quiet-hours/quiet-hours.js'
import { Sms, type SmsPace } from '../../providers/sms/sms.js'
import { countSegments } from './count-segments.js'
import { sendSms } from './send-sms.job.js'
import { SmsCostService } from './sms-cost.service.js'
import type { SmsMessageEntity } from './sms-message.entity.js'
import { SmsMessagesRepository } from './sms-messages.repository.js'

/** A turn missed by more than this is lost: after a pause of the workers, the late messages must not all go at once. */
const turnLastsSecs = 5

/** Decides when a queued message may go out. A waiting message is a row and a job, so no accepted message is lost. */
@Injectable()
export class SmsTimeService {
  constructor(
    private readonly repository: SmsMessagesRepository,
    private readonly sms: Sms,
    private readonly quietHours: QuietHours,
    private readonly throttle: Throttle,
    private readonly cost: SmsCostService,
    private readonly jobs: JobQueue,
    private readonly dataSource: DataSource,
  ) {}

  /** The end of the quiet hours that delay an invitation to this phone; null if it may be sent now. */
  waitUntil(phone: string): Promise<Date | null> {
    return this.quietHours.until(phone, { isCarrier: this.sms.isCarrier })
  }

  /** True if the message was queued again for later. */
  async postpone(message: SmsMessageEntity): Promise<boolean> {
    if ((await this.awaitDay(message)) || (await this.cost.postpone(message))) return true
    return this.sms.pace !== null && (await this.awaitTurn(message, this.sms.pace))
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
    const segments = countSegments(body)
    return this.dataSource.transaction(async (manager) => {
      // A job may run a moment early: its message keeps its turn.
      const delaySecs =
        age !== null && age < 0 ? -age : await this.throttle.take(manager, `sms ${sender}`, segments, segmentsPerSec)
      if (delaySecs === 0) return false
      if (age === null || age >= 0) await this.repository.noteTurn(manager, id, delaySecs)
      await this.jobs.enqueue(manager, sendSms, { messageId: id }, { delaySecs })
      return true
    })
  }
}
