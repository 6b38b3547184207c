import { Injectable } from '@nestjs/common'
import type { ProviderPort } from '@clarity/contracts'
import type { UnknownOutcomes } from '../../database/read-unknown-outcomes.js'
import type { ProviderWebhook } from '../../providers/port.js'
import { CallsService } from '../calls/calls.service.js'
import { ConversationIngestionService } from '../conversation-ingestion/conversation-ingestion.service.js'
import { IncomingSmsService } from '../replies/incoming-sms.service.js'
import { SmsDeliveriesService } from '../sms-messages/sms-deliveries.service.js'
import { SmsMessagesService } from '../sms-messages/sms-messages.service.js'

/** Enough examples before an operator looks for the cause. */
const shownUnknown = 5

const nothing: UnknownOutcomes = { total: 0, newest: [] }

/** The last contact from each provider, and the attempts whose outcome is unknown. */
@Injectable()
export class ProviderActivityService {
  constructor(
    private readonly messages: SmsMessagesService,
    private readonly deliveries: SmsDeliveriesService,
    private readonly incoming: IncomingSmsService,
    private readonly calls: CallsService,
    private readonly conversations: ConversationIngestionService,
  ) {}

  findLastReceivedAt({ kind, source }: ProviderWebhook): Promise<Date | null> {
    switch (kind) {
      case 'replies':
        return this.incoming.findLastReceivedAt(source)
      case 'deliveries':
        return this.deliveries.findLastReceivedAt()
      case 'conversations':
        return this.conversations.findLastReceivedAt(source)
    }
  }

  async listUnknown(port: ProviderPort): Promise<UnknownOutcomes> {
    if (port === 'sms') return this.messages.listUnknown(shownUnknown)
    if (port !== 'voice') return nothing
    const [placed, ended] = await Promise.all([
      this.calls.listUnknown(shownUnknown),
      this.conversations.listUnknown(shownUnknown),
    ])
    const newest = [...placed.newest, ...ended.newest].sort((one, other) => other.since.localeCompare(one.since))
    return { total: placed.total + ended.total, newest: newest.slice(0, shownUnknown) }
  }
}
