import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { JobHandler } from '../../jobs/job.js'
import { phoneOptedOut } from '../sms-messages/phone-opted-out.job.js'
import { SmsMessagesService } from '../sms-messages/sms-messages.service.js'
import { StoppedPhonesService } from './stopped-phones.service.js'

@Injectable()
export class PhoneOptedOutHandler extends JobHandler<{ messageId: string }> {
  readonly job = phoneOptedOut

  constructor(
    private readonly smsMessages: SmsMessagesService,
    private readonly stoppedPhones: StoppedPhonesService,
    private readonly dataSource: DataSource,
  ) {
    super()
  }

  async handle({ messageId }: { messageId: string }): Promise<void> {
    const phone = await this.smsMessages.findPhone(messageId)
    if (phone === null) return
    await this.dataSource.transaction((manager) =>
      this.stoppedPhones.end(manager, phone, 'a message was refused: the number has opted out'),
    )
  }
}
