import { askForJson, type LlmUse } from '../../llm/ask-for-json.js'
import { roomIn } from '../../llm/llm-room.js'
import type { Llm } from '../../llm/llm.js'
import { transcriptInWindows } from '../../llm/transcript-as-data.js'
import type { GroundedReport } from '../grounding/ground-report.js'
import type { Grounding } from '../grounding/grounding.js'
import { joinStretches } from '../grounding/join-stretches.js'
import type { ConversationToReport } from '../report-writer.js'
import { OverviewDraft, ReportDraft, StretchDraft } from './report-draft.js'
import { overviewPrompt, overviewSystem, reportPrompt, reportSystem, stretchSystem } from './report-prompt.js'

/** The part of the model's report that the conversation supports. Throws LlmFailure if any request failed. */
export async function reportByLlm(
  { llm, grounding }: { llm: Llm; grounding: Grounding },
  source: ConversationToReport,
  language: string,
  limit: AbortSignal,
  use: LlmUse,
): Promise<GroundedReport> {
  const room = roomIn(llm.settings)
  const mostTokens = Math.min(6000, room.answerTokens)
  const windows = transcriptInWindows(source.transcript, room.transcriptCharacters)
  const promptOf = (lines: string) => reportPrompt(source, language, room, lines)
  if (windows.length <= 1) {
    const question = { system: reportSystem, prompt: promptOf(windows[0] ?? ''), schema: ReportDraft, mostTokens }
    return grounding.report(await askForJson(llm, question, limit, use), source, language)
  }
  const stretches: GroundedReport[] = []
  // One request at a time: long conversations are split for self-hosted servers, which usually run one at a time.
  for (const lines of windows) {
    const question = { system: stretchSystem, prompt: promptOf(lines), schema: StretchDraft, mostTokens }
    const draft = await askForJson(llm, question, limit, use)
    stretches.push(await grounding.report({ ...draft, overview: '' }, source, language))
  }
  const joined = joinStretches(stretches, source)
  const prompt = overviewPrompt(source, language, room, joined.known)
  const draft = await askForJson(llm, { system: overviewSystem, prompt, schema: OverviewDraft, mostTokens }, limit, use)
  const told = await grounding.report({ ...draft, keyPoints: [], actionItems: [], topics: [] }, source, language)
  return { ...joined.report, overview: told.overview, marked: joined.report.marked + told.marked }
}
