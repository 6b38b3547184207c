import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { JobQueue } from '../../jobs/job-queue.js'
import { OptOutsService } from '../opt-outs/opt-outs.service.js'
import type { DeliveryReport } from '../../providers/sms/delivery-report.js'
import { SmsDeliveriesRepository } from './sms-deliveries.repository.js'
import { SmsCostService } from './sms-cost.service.js'
import type { SmsMessageEntity } from './sms-message.entity.js'
import { phoneOptedOut } from './phone-opted-out.job.js'
import { smsOutcomeKnown } from './sms-outcome-known.job.js'

/** The delivery of messages after a carrier took them. */
@Injectable()
export class SmsDeliveriesService {
  constructor(
    private readonly repository: SmsDeliveriesRepository,
    private readonly optOuts: OptOutsService,
    private readonly cost: SmsCostService,
    private readonly jobs: JobQueue,
    private readonly dataSource: DataSource,
  ) {}

  /** When a carrier last sent a delivery report. */
  findLastReceivedAt(): Promise<Date | null> {
    return this.repository.findLastReceived()
  }

  /** Ingests a delivery report, in any order and any number of times. A report of an unknown message is stored. */
  async receive(report: DeliveryReport): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.repository.hold(manager, report.providerId)
      if (!(await this.repository.insertOnce(manager, report))) return
      const accepted = await this.repository.markAccepted(manager, report)
      if (accepted) {
        await this.cost.spend(manager, accepted)
        await this.tellSent(manager, accepted)
      }
      await this.repository.raise(manager, report.providerId)
      if (report.isOptedOut) await this.optOut(manager, report)
    })
  }

  /**
   * Records that a message was sent, and applies earlier delivery reports to it; false if it was recorded before. The
   * provider id is locked before the row, in the same order as for a report, to avoid a deadlock.
   */
  async markSent(manager: EntityManager, id: string, providerId: string): Promise<boolean> {
    await this.repository.hold(manager, providerId)
    return this.repository.markSent(manager, id, providerId)
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
