import type { ProviderFinding } from '@clarity/contracts'
import { bad, good } from '../findings.js'
import type { ProviderDescription } from '../port.js'
import { shown } from '../settings.js'
import { type Analysis, analyse, englishReport, spokenLanguage } from './analyse.js'
import { sampleConversation } from './check-sample.js'
import { writerCheckTexts } from './check-texts.js'
import type { Combined } from './combined-conversation.js'
import { combinedReport } from './combined-report.js'
import { conversationLabel } from './conversation-label.js'
import { loadLanguageModel } from './language-model.js'
import { otherLanguageReport } from './other-language-report.js'
import { readTurns } from './read-conversation.js'
import { keepNothing, offlineRun } from './report-run.js'
import { type ConversationToReport, ReportWriter, type WrittenReport } from './report-writer.js'
import { isTooShort, shortReport } from './short-report.js'

const texts = writerCheckTexts.offline

interface ReadConversation {
  report: WrittenReport
  analysis: Analysis | null
  isShort: boolean
}

/** Writes reports on this machine: it takes the sentences that matter and retells them in the third person. */
export class OfflineReportWriter extends ReportWriter {
  override async write(source: ConversationToReport, keepRun = keepNothing): Promise<WrittenReport> {
    const startedAt = performance.now()
    const { report, isShort } = await this.read(source)
    await keepRun({ ...offlineRun([source], startedAt), ...(isShort && { outcome: 'too-short' }) })
    return report
  }

  override async combine(
    sources: readonly ConversationToReport[],
    prompt: string,
    keepRun = keepNothing,
  ): Promise<string> {
    const startedAt = performance.now()
    const conversations: Combined[] = []
    for (const [at, source] of sources.entries()) {
      const { report, analysis } = await this.read(source)
      conversations.push({ source, report, analysis, label: conversationLabel(source, at, sources) })
    }
    const combined = combinedReport(conversations, prompt, await loadLanguageModel())
    await keepRun(offlineRun(sources, startedAt))
    return combined
  }

  describe(): ProviderDescription {
    const { name, summary } = texts
    return { name, summary, settings: [shown('REPORT_WRITER', 'offline')], webhooks: [] }
  }

  async check(): Promise<ProviderFinding[]> {
    const { keyPoints } = await this.write(sampleConversation)
    return [keyPoints.length > 0 ? good(texts.works) : bad(texts.silent, texts.silentRemedy)]
  }

  private async read(source: ConversationToReport): Promise<ReadConversation> {
    const { turns } = readTurns(source.transcript)
    const spoken = spokenLanguage(source)
    if (isTooShort(turns)) return { report: shortReport(source, turns, spoken), analysis: null, isShort: true }
    if (spoken !== 'en') return { report: otherLanguageReport(source, turns, spoken), analysis: null, isShort: false }
    const analysis = analyse(source, await loadLanguageModel())
    return { report: englishReport(analysis), analysis, isShort: false }
  }
}
