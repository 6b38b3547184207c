import { Injectable } from '@nestjs/common'
import { Recent } from '../../memory/recent.js'
import { ReadableReportsRepository, type FoundReport, type ReportHead } from './readable-reports.repository.js'

type Head = Omit<ReportHead, 'revision' | 'isWritten' | 'isWanted' | 'isOpen'>

/** The part of a report that a reader may see, and who may be one. */
export type ReadableReport = Head &
  ({ state: 'preparing' | 'failed'; content: null } | { state: 'written'; content: string; revision: string })

interface RememberedContent {
  readonly revision: string
  readonly content: string
}

/** Characters of contents: those of a thousand reports or more. */
const mostCharacters = 16 * 1024 * 1024

/** Reports as readers get them. Contents are remembered, and the database is asked whether they are still the same. */
@Injectable()
export class ReadableReportsService {
  private readonly remembered = new Recent<RememberedContent>(mostCharacters, ({ content }) => content.length)

  constructor(private readonly repository: ReadableReportsRepository) {}

  /** By the id in the report's address; null also if the link is closed. */
  async findByLink(linkId: string): Promise<ReadableReport | null> {
    const known = this.remembered.find(linkId)
    const report = await this.repository.findByLink(linkId, known?.revision ?? null)
    return report?.isOpen ? this.toReadable(linkId, report, known) : null
  }

  /** By the report's own id, too, and in every state of its link. */
  async findForAdmin(id: string): Promise<ReadableReport | null> {
    const known = this.remembered.find(id)
    const report = await this.repository.findForAdmin(id, known?.revision ?? null)
    return report && this.toReadable(id, report, known)
  }

  private toReadable(askedId: string, report: FoundReport, known: RememberedContent | undefined): ReadableReport {
    const { revision, content: changed } = report
    const head = headOf(report)
    if (!report.isWritten) return { ...head, state: report.isWanted ? 'preparing' : 'failed', content: null }
    const content = changed ?? known!.content
    if (changed !== null) this.remembered.keep(askedId, { revision, content })
    return { ...head, state: 'written', content, revision }
  }
}

function headOf(report: FoundReport): Head {
  const { id, verifiesReaders, allowedReaders, demoRequestId, recipientPhone, managerPhone } = report
  return { id, verifiesReaders, allowedReaders, demoRequestId, recipientPhone, managerPhone }
}
