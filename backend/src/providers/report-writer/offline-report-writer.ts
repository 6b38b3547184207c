import type { ProviderFinding } from '@clarity/contracts'
import { bad, good } from '../findings.js'
import type { ProviderDescription } from '../port.js'
import { shown } from '../settings.js'
import type { Threads } from '../threads/threads.js'
import { sampleConversation } from './check-sample.js'
import { writerCheckTexts } from './check-texts.js'
import { discardRun } from './report-run.js'
import { type ConversationToReport, type CountedTalk, ReportWriter, type WrittenReport } from './report-writer.js'
import type { WriterTasks } from './writer-tasks.js'

const texts = writerCheckTexts.offline

/** Writes reports on this machine, in worker threads: a long conversation takes many seconds. */
export class OfflineReportWriter extends ReportWriter {
  constructor(private readonly threads: Threads<WriterTasks>) {
    super()
  }

  override async write(source: ConversationToReport, saveRun = discardRun): Promise<WrittenReport> {
    const { written, run } = await this.threads.run('write', source)
    await saveRun(run)
    return written
  }

  override judge(source: ConversationToReport): Promise<CountedTalk> {
    return this.threads.run('groundGoals', [], source)
  }

  override async combine(
    sources: readonly ConversationToReport[],
    prompt: string,
    saveRun = discardRun,
  ): Promise<string> {
    const { written, run } = await this.threads.run('combine', sources, prompt)
    await saveRun(run)
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
