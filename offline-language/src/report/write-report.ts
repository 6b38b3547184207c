import type { TranscriptEntry } from '@clarity/contracts'
import { judgeGoals } from '../goals/judge-goals.js'
import { loadLanguageModel } from '../language/tokens/language-model.js'
import { measuresOf } from '../measures/measures-of.js'
import { readTalk } from '../measures/talk.js'
import { type Analysis, analyse, englishReport, spokenLanguage } from './assemble/analyse.js'
import { otherLanguageReport } from './assemble/other-language-report.js'
import { hasTooFewWords, shortReport } from './assemble/short-report.js'
import type { Conversation } from './read/conversation.js'
import type { ConversationToReport, CountedTalk, WrittenReport } from './read/conversation-to-report.js'
import { readTurns } from './read/read-conversation.js'

/** `analysis` is null if the conversation was too short, or not in English. */
export interface AnalysedReport {
  report: WrittenReport
  analysis: Analysis | null
}

/**
 * A report of the most relevant sentences in the third person, with verbatim quotes, verdicts on the scenario's goals and
 * measures. Deterministic.
 */
export async function writeReport(source: ConversationToReport): Promise<WrittenReport> {
  const { report, analysis } = await analysedReport(source)
  return { ...report, ...(await countTalk(source, analysis?.conversation)) }
}

/** What is counted in a conversation, the same for every report writer: `judged` goals have no verdict. */
export async function countTalk(source: ConversationToReport, read?: Conversation): Promise<CountedTalk> {
  const talk = await readTalk(source, read)
  const { goals = [] } = source
  return { ...(goals.length > 0 && { goals: judgeGoals(goals, talk) }), measures: measuresOf(talk) }
}

export async function analysedReport(source: ConversationToReport): Promise<AnalysedReport> {
  const { turns } = readTurns(source.transcript)
  const spoken = spokenLanguage(source)
  if (hasTooFewWords(turns)) return { report: shortReport(source, turns, spoken), analysis: null }
  if (spoken !== 'en') return { report: otherLanguageReport(source, turns, spoken), analysis: null }
  const analysis = analyse(source, await loadLanguageModel())
  const report = englishReport(analysis)
  // The person hardly spoke: the agent's words alone are no report.
  if (report.overview === '' && report.keyPoints.length === 0)
    return { report: shortReport(source, turns, spoken), analysis: null }
  return { report, analysis }
}

/** Whether the conversation is so short that a report only quotes it. */
export function isTooShort(transcript: readonly TranscriptEntry[]): boolean {
  return hasTooFewWords(readTurns(transcript).turns)
}
