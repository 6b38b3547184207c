import type { LlmSettings } from '../../config/llm-settings.js'

/** How much goes into one request. */
export interface LlmRoom {
  /** Most tokens of an answer. */
  readonly answerTokens: number
  /** Most characters of a conversation. */
  readonly transcriptCharacters: number
  /** Most characters of what a scenario says of the agent's role. */
  readonly roleCharacters: number
  /** Most characters of what somebody wishes of a report. */
  readonly wishCharacters: number
}

/** English comes to four, and escaped or in other scripts it is fewer; too many tokens and a server refuses, or forgets. */
const charactersPerToken = 3

/** Shares a model's context out between the answer, what is always said, and the conversation. */
export function roomIn({ contextTokens }: Pick<LlmSettings, 'contextTokens'>): LlmRoom {
  const answerTokens = Math.min(8000, Math.floor(contextTokens / 4))
  const promptTokens = Math.min(6000, Math.floor(contextTokens / 3))
  return {
    answerTokens,
    transcriptCharacters: (contextTokens - answerTokens - promptTokens) * charactersPerToken,
    roleCharacters: Math.min(8000, Math.floor(contextTokens / 4)),
    wishCharacters: Math.min(4000, Math.floor(contextTokens / 8)),
  }
}
