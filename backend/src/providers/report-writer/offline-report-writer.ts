import { Injectable } from '@nestjs/common'
import { type Analysis, analyse, englishReport, spokenLanguage } from './analyse.js'
import type { Combined } from './combined-conversation.js'
import { combinedReport } from './combined-report.js'
import { loadLanguageModel } from './language-model.js'
import { otherLanguageReport } from './other-language-report.js'
import { readTurns } from './read-conversation.js'
import { type ConversationToReport, ReportWriter, type WrittenReport } from './report-writer.js'
import { isTooShort, shortReport } from './short-report.js'

/** Writes reports on this machine: it takes the sentences that matter and retells them in the third person. */
@Injectable()
export class OfflineReportWriter extends ReportWriter {
  override async write(source: ConversationToReport): Promise<WrittenReport> {
    return (await this.read(source)).report
  }

  override async combine(sources: readonly ConversationToReport[], prompt: string): Promise<string> {
    const conversations: Combined[] = []
    // One after the other, with a pause for what else the process has to do: fifty long ones take seconds.
    for (const [at, source] of sources.entries()) {
      conversations.push({ source, ...(await this.read(source)), label: labelOf(source, at, sources) })
      await new Promise(setImmediate)
    }
    return combinedReport(conversations, prompt, await loadLanguageModel())
  }

  private async read(source: ConversationToReport): Promise<{ report: WrittenReport; analysis: Analysis | null }> {
    const { turns } = readTurns(source.transcript)
    const spoken = spokenLanguage(source)
    if (isTooShort(turns)) return { report: shortReport(source, turns, spoken), analysis: null }
    if (spoken !== 'en') return { report: otherLanguageReport(source, turns, spoken), analysis: null }
    const analysis = analyse(source, await loadLanguageModel())
    return { report: englishReport(analysis), analysis }
  }
}

function labelOf(
  { recipientName, scenarioTitle }: ConversationToReport,
  at: number,
  sources: readonly ConversationToReport[],
): string {
  const name = recipientName.replace(/\s+/g, ' ').trim()
  const title = scenarioTitle.replace(/\s+/g, ' ').trim()
  const label = [name, title && `“${title}”`].filter(Boolean).join(', ') || 'Conversation'
  const isShared =
    (!name && !title) ||
    sources.some(
      (other, place) => place !== at && other.recipientName === recipientName && other.scenarioTitle === scenarioTitle,
    )
  return isShared ? `${label} (${at + 1})` : label
}
