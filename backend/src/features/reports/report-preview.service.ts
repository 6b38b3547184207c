import { Injectable } from '@nestjs/common'
import type { PreviewedReport, PreviewReport } from '@clarity/contracts'
import { newId } from '../../identifiers/new-id.js'
import { ReportWriter } from '../../providers/report-writer/report-writer.js'
import { ConversationsService } from '../conversations/conversations.service.js'
import { wholeReport } from './report.mapper.js'
import { ReportsService } from './reports.service.js'

/** What the report of a stored conversation would say with another scenario. */
@Injectable()
export class ReportPreviewService {
  constructor(
    private readonly conversations: ConversationsService,
    private readonly reports: ReportsService,
    private readonly writer: ReportWriter,
  ) {}

  async preview({ conversation_id, scenario }: PreviewReport): Promise<PreviewedReport> {
    const { conversation, startedAt } = await this.conversations.getToReport(conversation_id)
    const written = await this.writer.write({
      ...conversation,
      scenarioTitle: scenario.title,
      scenarioPrompt: scenario.ai_prompt,
      postCallPrompt: scenario.post_call_prompt,
      language: scenario.language,
      goals: scenario.goals ?? [],
    })
    const { recipientName, managerName, durationSecs, transcript } = conversation
    const frame = {
      id: newId(),
      scenarioName: scenario.title,
      recipientRole: scenario.recipient_role_description,
      aiPrompt: scenario.ai_prompt,
      startedAt,
      durationSecs,
      transcript,
      request: { recipientName, managerName, recipientPhone: null, managerPhone: null },
    }
    const report = wholeReport(frame, written)
    return { now: JSON.stringify(report), stored: await this.reports.findContent(conversation_id) }
  }
}
