import { doOrder } from '../threads/order.js'
import { grounding } from './grounding/grounding.js'
import { OfflineReportWriter } from './offline-report-writer.js'
import type { KeepRun, ReportRun } from './report-run.js'
import type { ConversationToReport } from './report-writer.js'

const writer = new OfflineReportWriter()

/** What the threads that write reports can be asked to do. */
const writerWork = {
  write: (source: ConversationToReport) => withRun((keepRun) => writer.write(source, keepRun)),
  combine: (sources: readonly ConversationToReport[], prompt: string) =>
    withRun((keepRun) => writer.combine(sources, prompt, keepRun)),
  groundReport: grounding.report,
  groundCombined: grounding.combined,
}
export type WriterWork = typeof writerWork

export default doOrder(writerWork)

/** What was written together with the run, which the caller keeps: a thread has no database. */
async function withRun<T>(write: (keepRun: KeepRun) => Promise<T>): Promise<{ written: T; run: ReportRun }> {
  let run: ReportRun | undefined
  const written = await write((done) => {
    run = done
    return Promise.resolve()
  })
  return { written, run: run! }
}
