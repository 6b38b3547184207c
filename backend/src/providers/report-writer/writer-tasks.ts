import { combineReports, isTooShort, writeReport, type ConversationToReport } from '@clarity/offline-language'
import { runTask } from '../threads/task.js'
import { grounding } from './grounding/grounding.js'
import { offlineRun } from './report-run.js'

/** The jobs of the threads that write reports. The run is returned to the caller, because a thread has no database. */
const writerTasks = {
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
  groundGoals: grounding.goals,
  groundCombined: grounding.combined,
}
export type WriterTasks = typeof writerTasks

export default runTask(writerTasks)
