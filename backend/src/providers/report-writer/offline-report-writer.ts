import type { ProviderFinding } from '@clarity/contracts'
import { bad, good } from '../findings.js'
import type { ProviderDescription } from '../port.js'
import { shown } from '../settings.js'
import type { Threads } from '../threads/threads.js'
import { sampleConversation } from './check-sample.js'
import { writerCheckTexts } from './check-texts.js'
import { keepNothing } from './report-run.js'
import { type ConversationToReport, ReportWriter, type WrittenReport } from './report-writer.js'
import type { WriterWork } from './writer-work.js'

const texts = writerCheckTexts.offline

/** Writes reports on this machine, in worker threads: a long conversation takes many seconds. */
export class OfflineReportWriter extends ReportWriter {
  constructor(private readonly threads: Threads<WriterWork>) {
    super()
  }

  override async write(source: ConversationToReport, keepRun = keepNothing): Promise<WrittenReport> {
    const { written, run } = await this.threads.run('write', source)
    await keepRun(run)
    return written
  }

  override async combine(
    sources: readonly ConversationToReport[],
    prompt: string,
    keepRun = keepNothing,
  ): Promise<string> {
    const { written, run } = await this.threads.run('combine', sources, prompt)
    await keepRun(run)
    return written
  }

  override describe(): ProviderDescription {
    const { name, summary } = texts
    return { name, summary, settings: [shown('REPORT_WRITER', 'offline')], webhooks: [] }
  }

  override async check(): Promise<ProviderFinding[]> {
    const { keyPoints } = await this.write(sampleConversation)
    return [keyPoints.length > 0 ? good(texts.works) : bad(texts.silent, texts.silentRemedy)]
  }
}
