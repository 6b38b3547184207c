import { askForJson, type LlmUse } from '../../llm/ask-for-json.js'
import { limitsOf } from '../../llm/llm-limits.js'
import type { Llm } from '../../llm/llm.js'
import { transcriptInChunks } from '../../llm/transcript-as-data.js'
import type { GroundedReport } from '../grounding/ground-report.js'
import type { Grounding } from '../grounding/grounding.js'
import { mergeChunks } from '../grounding/merge-chunks.js'
import type { ConversationToReport } from '../report-writer.js'
import { OverviewDraft, ReportDraft, ChunkDraft } from './report-draft.js'
import { overviewPrompt, overviewSystem, reportPrompt, reportSystem, chunkSystem } from './report-prompt.js'

/** The part of the model's report that the conversation supports. Throws LlmFailure if any request failed. */
export async function reportByLlm(
  { llm, grounding }: { llm: Llm; grounding: Grounding },
  source: ConversationToReport,
  language: string,
  limit: AbortSignal,
  use: LlmUse,
): Promise<GroundedReport> {
  const limits = limitsOf(llm.settings)
  const { reportTokens: maxTokens } = limits
  const chunks = transcriptInChunks(source.transcript, limits.transcriptCharacters)
  const promptOf = (lines: string) => reportPrompt(source, language, limits, lines)
  if (chunks.length <= 1) {
    const question = { system: reportSystem, prompt: promptOf(chunks[0] ?? ''), schema: ReportDraft, maxTokens }
    return grounding.report(await askForJson(llm, question, limit, use), source, language)
  }
  const reports: GroundedReport[] = []
  // One request at a time: long conversations are split for self-hosted servers, which usually run one at a time.
  for (const lines of chunks) {
    const question = { system: chunkSystem, prompt: promptOf(lines), schema: ChunkDraft, maxTokens }
    const draft = await askForJson(llm, question, limit, use)
    reports.push(await grounding.report({ ...draft, overview: '' }, source, language))
  }
  const joined = mergeChunks(reports, source)
  const prompt = overviewPrompt(source, language, limits, joined.known)
  const draft = await askForJson(llm, { system: overviewSystem, prompt, schema: OverviewDraft, maxTokens }, limit, use)
  const told = await grounding.report({ ...draft, keyPoints: [], actionItems: [], topics: [] }, source, language)
  return { ...joined.report, overview: told.overview, marked: joined.report.marked + told.marked }
}
