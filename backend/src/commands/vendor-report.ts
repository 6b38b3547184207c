import type { Llm } from '../providers/llm/llm.js'
import { sampleConversation } from '../providers/report-writer/check-sample.js'
import { LlmReportWriter } from '../providers/report-writer/llm/llm-report-writer.js'
import { OfflineReportWriter } from '../providers/report-writer/offline-report-writer.js'
import type { ReportRun } from '../providers/report-writer/report-run.js'
import { ReportWriterThreads } from '../providers/report-writer/report-writer.module.js'

/** The report of a short talk by the model, as for a recipient: who wrote it, with which requests and tokens. */
export async function vendorReport(llm: Llm): Promise<string> {
  const threads = new ReportWriterThreads({ reportNiceness: 10 })
  try {
    let run: ReportRun | null = null
    const writer = new LlmReportWriter(llm, new OfflineReportWriter(threads))
    const { keyPoints, actionItems } = await writer.write(sampleConversation, async (made) => {
      run = made
      await Promise.resolve()
    })
    return resultOf(run, keyPoints.length, actionItems.length)
  } finally {
    await threads.onApplicationShutdown()
  }
}

function resultOf(run: ReportRun | null, keyPoints: number, actionItems: number): string {
  if (run === null || run.outcome !== 'written') return `written offline instead: ${run?.fallbackReason ?? 'no run'}`
  const { calls, tokensIn, tokensOut, durationMs } = run
  const size = `${keyPoints} key points, ${actionItems} action items`
  return `${size}; ${calls} requests, ${tokensIn} and ${tokensOut} tokens, ${Math.ceil(durationMs / 1000)} s`
}
