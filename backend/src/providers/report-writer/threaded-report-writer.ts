import type { Threads } from '../threads/threads.js'
import { OfflineReportWriter } from './offline-report-writer.js'
import { keepNothing } from './report-run.js'
import type { ConversationToReport, WrittenReport } from './report-writer.js'
import type { WriterWork } from './writer-work.js'

/** The offline writer in threads of its own: a long talk takes it many seconds. */
export class ThreadedReportWriter extends OfflineReportWriter {
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
}
