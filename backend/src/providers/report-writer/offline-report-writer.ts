import { Injectable } from '@nestjs/common'
import { analyse, englishReport, spokenLanguage } from './analyse.js'
import { loadLanguageModel } from './language-model.js'
import { otherLanguageReport } from './other-language-report.js'
import { readTurns } from './read-conversation.js'
import { type ConversationToReport, ReportWriter, type WrittenReport } from './report-writer.js'
import { fewestWords, shortReport } from './short-report.js'

/** Writes reports on this machine: it takes the sentences that matter and retells them in the third person. */
@Injectable()
export class OfflineReportWriter extends ReportWriter {
  override async write(source: ConversationToReport): Promise<WrittenReport> {
    const { turns } = readTurns(source.transcript)
    const spoken = spokenLanguage(source)
    if (isTooShort(turns.map(({ text }) => text), turns.reduce((sum, { wordCount }) => sum + wordCount, 0))) return shortReport(source, turns, spoken)
    if (spoken !== 'en') return otherLanguageReport(source, turns, spoken)
    const language = await loadLanguageModel()
    return englishReport(analyse(source, language))
  }

  override async combine(sources: readonly ConversationToReport[], prompt: string): Promise<string> {
    void sources
    void prompt
    return ''
  }
}

// Chinese and Japanese do not put spaces between words; two letters stand for one word there.
function isTooShort(texts: readonly string[], words: number): boolean {
  const unspaced = texts.join('').match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  return words + unspaced / 2 < fewestWords
}
