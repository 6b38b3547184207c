import type { TranscriptEntry } from '@clarity/contracts'
import { loadLanguageModel } from '../language/tokens/language-model.js'
import { type Analysis, analyse, englishReport, spokenLanguage } from './assemble/analyse.js'
import { otherLanguageReport } from './assemble/other-language-report.js'
import { hasTooFewWords, shortReport } from './assemble/short-report.js'
import type { ConversationToReport, WrittenReport } from './read/conversation-to-report.js'
import { readTurns } from './read/read-conversation.js'

/** `analysis` is null if the conversation was too short, or not in English. */
export interface AnalysedReport {
  report: WrittenReport
  analysis: Analysis | null
}

/** A report of the most relevant sentences in the third person, with verbatim quotes. Deterministic. */
export async function writeReport(source: ConversationToReport): Promise<WrittenReport> {
  const { report } = await analysedReport(source)
  return report
}

export async function analysedReport(source: ConversationToReport): Promise<AnalysedReport> {
  const { turns } = readTurns(source.transcript)
  const spoken = spokenLanguage(source)
  if (hasTooFewWords(turns)) return { report: shortReport(source, turns, spoken), analysis: null }
  if (spoken !== 'en') return { report: otherLanguageReport(source, turns, spoken), analysis: null }
  const analysis = analyse(source, await loadLanguageModel())
  return { report: englishReport(analysis), analysis }
}

/** Whether the conversation is so short that a report only quotes it. */
export function isTooShort(transcript: readonly TranscriptEntry[]): boolean {
  return hasTooFewWords(readTurns(transcript).turns)
}
