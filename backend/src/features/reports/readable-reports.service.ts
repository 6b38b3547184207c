import { Injectable } from '@nestjs/common'
import { Recent } from '../../memory/recent.js'
import { ReadableReportsRepository } from './readable-reports.repository.js'

/** The part of a report that a reader may see. */
export type ReadableReport =
  { state: 'preparing' | 'failed'; content: null } | { state: 'written'; content: string; revision: string }

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

  async find(id: string): Promise<ReadableReport | null> {
    const known = this.remembered.find(id)
    const report = await this.repository.find(id, known?.revision ?? null)
    if (!report) return null
    const { revision, isWritten, isWanted } = report
    if (!isWritten) return { state: isWanted ? 'preparing' : 'failed', content: null }
    const content = report.content ?? known!.content
    if (report.content !== null) this.remembered.keep(id, { revision, content })
    return { state: 'written', content, revision }
  }
}
