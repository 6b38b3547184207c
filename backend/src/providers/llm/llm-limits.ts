import type { LlmSettings } from '../../config/llm-settings.js'

/** The limits of one request. */
export interface LlmLimits {
  /** Maximum tokens of an answer. */
  readonly answerTokens: number
  /** Maximum tokens of a report. */
  readonly reportTokens: number
  /** Maximum characters of a conversation. */
  readonly transcriptCharacters: number
  /** Maximum characters of the agent's role in a scenario. */
  readonly roleCharacters: number
  /** Maximum characters of the scenario's prompt for the report. */
  readonly wishCharacters: number
}

/** English has about four; escaped text and other scripts have fewer. A server refuses or truncates too many tokens. */
const charactersPerToken = 3

/** Divides a model's context between the answer, the fixed prompts, and the conversation. */
export function limitsOf({ contextTokens }: Pick<LlmSettings, 'contextTokens'>): LlmLimits {
  const answerTokens = Math.min(8000, Math.floor(contextTokens / 4))
  const promptTokens = Math.min(6000, Math.floor(contextTokens / 3))
  return {
    answerTokens,
    reportTokens: Math.min(6000, answerTokens),
    transcriptCharacters: (contextTokens - answerTokens - promptTokens) * charactersPerToken,
    roleCharacters: Math.min(8000, Math.floor(contextTokens / 4)),
    wishCharacters: Math.min(4000, Math.floor(contextTokens / 8)),
  }
}
