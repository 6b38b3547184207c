import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { JobQueue } from '../../jobs/job-queue.js'
import { OptOutsService } from '../opt-outs/opt-outs.service.js'
import type { DeliveryReport } from '../../providers/sms/delivery-report.js'
import { SmsDeliveriesRepository } from './sms-deliveries.repository.js'
import type { SmsMessageEntity } from './sms-message.entity.js'
import { phoneOptedOut } from './phone-opted-out.job.js'
import { smsOutcomeKnown } from './sms-outcome-known.job.js'

/** What becomes of a message after a carrier took it. */
@Injectable()
export class SmsDeliveriesService {
  constructor(
    private readonly repository: SmsDeliveriesRepository,
    private readonly optOuts: OptOutsService,
    private readonly jobs: JobQueue,
    private readonly dataSource: DataSource,
  ) {}

  /** When a carrier last reported what became of a message. */
  findLastHeardAt(): Promise<Date | null> {
    return this.repository.findLastReceived()
  }

  /** Takes in a carrier's report, in whatever order and however often it comes; that of an unknown message is kept. */
  async receive(report: DeliveryReport): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.repository.hold(manager, report.providerId)
      if (!(await this.repository.insertOnce(manager, report))) return
      const taken = await this.repository.markTaken(manager, report)
      if (taken) await this.tellSent(manager, taken)
      await this.repository.raise(manager, report.providerId)
      if (report.isOptedOut) await this.optOut(manager, report)
    })
  }

  /**
   * Notes by `mark` that a message was sent and shows on it what was reported before. What the carrier knows of it is
   * held before the row is: reports hold them in the same order.
   */
  async join(manager: EntityManager, providerId: string, mark: () => Promise<boolean>): Promise<boolean> {
    await this.repository.hold(manager, providerId)
    const isMarked = await mark()
    if (isMarked) await this.repository.raise(manager, providerId)
    return isMarked
  }

  private async optOut(manager: EntityManager, { providerId, error }: DeliveryReport): Promise<void> {
    const message = await this.repository.findTaken(manager, providerId)
    if (!message) return
    await this.optOuts.optOut(manager, message.phone, error ?? '', 'the carrier')
    await this.jobs.enqueue(manager, phoneOptedOut, { messageId: message.id })
  }

  private async tellSent(
    manager: EntityManager,
    { demoRequestId, template }: Pick<SmsMessageEntity, 'demoRequestId' | 'template'>,
  ): Promise<void> {
    const outcome = 'sent'
    if (demoRequestId !== null) await this.jobs.enqueue(manager, smsOutcomeKnown, { demoRequestId, template, outcome })
  }
}
