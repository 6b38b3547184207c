import {
  demoRefusalTexts,
  type DemoRequestDetails,
  type DemoRequestReport,
  type DemoRequestRow,
  type LinkHits,
} from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import { NotFound } from '../../http/failures.js'
import type { DemoRequestEntity } from '../demo-requests/demo-request.entity.js'
import { DemoRequestsService } from '../demo-requests/demo-requests.service.js'
import { ReportsService } from '../reports/reports.service.js'
import { SmsMessagesService } from '../sms-messages/sms-messages.service.js'
import {
  toCall,
  toConversation,
  toHits,
  toLink,
  toMessage,
  toReader,
  toSession,
  toStep,
} from './demo-request-details.mapper.js'
import { DemoRequestDetailsRepository } from './demo-request-details.repository.js'
import { ResendService } from './resend.service.js'
import { stopRefusal } from './stop.service.js'

/** The whole way of one demo request, from the invitation to the readers of its report. */
@Injectable()
export class DemoRequestDetailsService {
  constructor(
    private readonly repository: DemoRequestDetailsRepository,
    private readonly demoRequests: DemoRequestsService,
    private readonly smsMessages: SmsMessagesService,
    private readonly reports: ReportsService,
    private readonly resends: ResendService,
  ) {}

  /** The row of the list. */
  getRow(id: string): Promise<DemoRequestRow> {
    return this.demoRequests.getRow(id)
  }

  /** By the id of the request, or of its report or its conversation. */
  async get(id: string): Promise<DemoRequestDetails> {
    const requestId = await this.repository.findRequestId(id)
    const request = requestId === null ? null : await this.demoRequests.find(requestId)
    if (!request) throw new NotFound(demoRefusalTexts.unknownRequest)
    const [row, link, campaignHits, resend] = await Promise.all([
      this.demoRequests.getRow(request.id),
      this.repository.findLink(request.id),
      this.countCampaignHits(request),
      this.resends.refusal(request),
    ])
    return {
      request: row,
      role: request.role,
      scenario_id: request.scenarioId,
      ...(request.erasedAt && { erased_at: request.erasedAt.toISOString() }),
      ...toLink(link),
      ...(campaignHits && { campaign_hits: campaignHits }),
      ...(await this.readLists(request)),
      report: await this.readReport(request.id),
      resend: { reason: resend },
      stop: { reason: stopRefusal(request.state) },
    }
  }

  private async countCampaignHits({ campaign }: DemoRequestEntity): Promise<LinkHits | null> {
    return campaign === null ? null : toHits(await this.repository.countCampaignHits(campaign))
  }

  private async readLists(request: DemoRequestEntity) {
    const [history, messages, calls, sessions, conversations] = await Promise.all([
      this.repository.listSteps(request.id),
      this.repository.listMessages(request),
      this.repository.listCalls(request),
      this.repository.listSessions(request.id),
      this.repository.listConversations(request.id),
    ])
    return {
      history: history.map(toStep),
      messages: messages.map((message) => toMessage(message, request, this.smsMessages)),
      calls: calls.map(toCall),
      sessions: sessions.map(toSession),
      conversations: conversations.map(toConversation),
    }
  }

  private async readReport(demoRequestId: string): Promise<DemoRequestReport | null> {
    const report = await this.reports.findSummary(demoRequestId)
    if (!report) return null
    const { linkId, ...summary } = report
    const [hits, readers] = await Promise.all([
      this.repository.findLink(linkId),
      this.repository.listReaders(report.id),
    ])
    const short_code = report.link?.short_code ?? null
    return { ...summary, ...toLink(hits), short_code, readers: readers.map(toReader) }
  }
}
