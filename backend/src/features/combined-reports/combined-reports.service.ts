import {
  combinedReportTexts,
  type CombinedReportAbout,
  type CombinedReportSources,
  type ExportQuery,
  type GenerateCombinedReport,
  type PageQuery,
} from '@clarity/contracts'
import { conversationLabel } from '@clarity/offline-language/without-model'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Page } from '../../database/pagination/page.js'
import { Invalid, NotFound, Unavailable } from '../../http/failures.js'
import { newId } from '../../identifiers/new-id.js'
import { JobQueue } from '../../jobs/job-queue.js'
import { waitUntil } from '../../jobs/wait-until.js'
import { ConversationsService } from '../conversations/conversations.service.js'
import { ShortCodesService } from '../short-codes/short-codes.service.js'
import { combinedLanguage } from './combined-language.js'
import type { CombinedReportListRow } from './combined-report.mapper.js'
import { CombinedReportsRepository, type ReadableRow } from './combined-reports.repository.js'
import { statementSources } from './statement-sources.js'
import { writeCombinedReport } from './write-combined-report.job.js'

/** How long the call waits for its report (docs/behaviour.md#reports). */
const generateWaitMs = 25_000

@Injectable()
export class CombinedReportsService {
  constructor(
    private readonly repository: CombinedReportsRepository,
    private readonly conversations: ConversationsService,
    private readonly shortCodes: ShortCodesService,
    private readonly jobs: JobQueue,
    private readonly dataSource: DataSource,
  ) {}

  listPage(query: PageQuery): Promise<Page<CombinedReportListRow>> {
    return this.repository.readPage(query)
  }

  /** All rows of the query, in batches, for an export. */
  listAll(query: ExportQuery): AsyncGenerator<readonly CombinedReportListRow[]> {
    return this.repository.readBatches(query)
  }

  /** By the id in the report's address; null also if the link is closed. */
  async findByLink(linkId: string): Promise<ReadableRow | null> {
    const report = await this.repository.findByLink(linkId)
    return report?.isOpen ? report : null
  }

  /** By the report's own id, too, and in every state of its link. */
  findForAdmin(id: string): Promise<ReadableRow | null> {
    return this.repository.findForAdmin(id)
  }

  /** What is shown beside a written report. */
  async findAbout({ id, content, generatedAt }: ReadableRow): Promise<CombinedReportAbout | undefined> {
    if (!content || !generatedAt) return undefined
    const covered = await this.repository.listConversations(id)
    const names = covered.map((one) => ({ recipientName: one.recipient_name ?? '' }))
    return {
      generatedAt: generatedAt.toISOString(),
      language: combinedLanguage(content),
      conversations: covered.map(({ started_at }, at) => ({
        label: conversationLabel(names[at]!, at, names),
        startedAt: started_at.toISOString(),
      })),
    }
  }

  /** The content, and for each of its quotes the turn that it is from. */
  async getSources(id: string): Promise<CombinedReportSources> {
    const report = await this.repository.find(id)
    if (!report) throw new NotFound(combinedReportTexts.unknown)
    const covered = await this.repository.listConversations(id)
    const read = await this.conversations.listToReport(covered.map((one) => one.id))
    const spoken = read.map((source, at) => ({
      id: covered[at]!.id,
      label: conversationLabel(source, at, read),
      scenarioTitle: source.scenarioTitle,
      transcript: source.transcript,
    }))
    return {
      combined_report_id: id,
      generated_at: report.generatedAt?.toISOString() ?? null,
      content: report.content,
      conversations: spoken.map(({ id: conversationId, label }) => ({ id: conversationId, label })),
      sources: report.content === null ? [] : statementSources(report.content, spoken),
    }
  }

  /** Queues the report and waits a while for it. The short code is valid even if the report is not written yet. */
  async generate(asked: GenerateCombinedReport): Promise<{ shortCode: string; isWritten: boolean }> {
    // The first of two conversations of one person has the number 1 in the report.
    const conversationIds = await this.conversations.inOrder(asked.conversationIds)
    if (conversationIds.length < new Set(asked.conversationIds).size)
      throw new Invalid(combinedReportTexts.unknownConversation)
    const id = newId()
    const shortCode = await this.open(id, asked.prompt, conversationIds)
    await waitUntil(async () => (await this.repository.findState(id)) !== 'preparing', generateWaitMs)
    const state = await this.repository.findState(id)
    if (state === 'failed') throw new Unavailable(combinedReportTexts.failed)
    return { shortCode, isWritten: state === 'written' }
  }

  /** Stores the report, its short code and its job in one transaction. */
  private open(id: string, prompt: string, conversationIds: readonly string[]): Promise<string> {
    return this.dataSource.transaction(async (manager) => {
      await this.repository.insert(manager, id, prompt, conversationIds)
      const shortCode = await this.shortCodes.create(manager, 'combined_report', id)
      await this.jobs.enqueue(manager, writeCombinedReport, { combinedReportId: id })
      return shortCode
    })
  }
}
