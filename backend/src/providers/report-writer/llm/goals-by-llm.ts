import { askForJson, type LlmUse } from '../../llm/ask-for-json.js'
import { LlmFailure } from '../../llm/llm-failure.js'
import { limitsOf } from '../../llm/llm-limits.js'
import type { Llm } from '../../llm/llm.js'
import { transcriptInChunks } from '../../llm/transcript-as-data.js'
import { judgedGoals } from '../grounding/ground-goals.js'
import type { ConversationToReport } from '../report-writer.js'
import { type GoalDraft, GoalsDraft } from './goals-draft.js'
import { goalsPrompt, goalsSystem } from './goals-prompt.js'

/**
 * The model's verdicts on the goals that only a model can judge; several for one goal if the conversation takes several
 * requests. A report is not lost because of a failure here: without an answer these goals have no verdict.
 */
export async function goalsByLlm(
  llm: Llm,
  source: ConversationToReport,
  limit: AbortSignal,
  use: LlmUse,
): Promise<GoalDraft[]> {
  const goals = judgedGoals(source)
  if (goals.length === 0) return []
  const { transcriptCharacters, answerTokens } = limitsOf(llm.settings)
  const drafts: GoalDraft[] = []
  try {
    for (const lines of transcriptInChunks(source.transcript, transcriptCharacters)) {
      const question = { system: goalsSystem, prompt: goalsPrompt(goals, lines), schema: GoalsDraft }
      const answer = await askForJson(llm, { ...question, maxTokens: Math.min(2000, answerTokens) }, limit, use)
      drafts.push(...answer.goals)
    }
    return drafts
  } catch (error) {
    if (error instanceof LlmFailure) return []
    throw error
  }
}
