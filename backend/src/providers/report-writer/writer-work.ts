import { combineReports, isTooShort, writeReport, type ConversationToReport } from '@clarity/offline-language'
import { doOrder } from '../threads/order.js'
import { grounding } from './grounding/grounding.js'
import { offlineRun } from './report-run.js'

/** The jobs of the threads that write reports. The run is returned to the caller, because a thread has no database. */
const writerWork = {
  write: async (source: ConversationToReport) => {
    const startedAt = performance.now()
    const written = await writeReport(source)
    const run = offlineRun([source], startedAt)
    return { written, run: isTooShort(source.transcript) ? { ...run, outcome: 'too-short' as const } : run }
  },
  combine: async (sources: readonly ConversationToReport[], prompt: string) => {
    const startedAt = performance.now()
    const written = await combineReports(sources, prompt)
    return { written, run: offlineRun(sources, startedAt) }
  },
  groundReport: grounding.report,
  groundCombined: grounding.combined,
}
export type WriterWork = typeof writerWork

export default doOrder(writerWork)
