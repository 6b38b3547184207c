import { WireFault, type Question } from './question.ts'

/** How a server differs from its vendor's newest one. Every trait is one that servers in use have. */
export interface ServerTraits {
  /** False for a server that rejects schemas, as many OpenAI-compatible servers do. */
  knowsSchemas: boolean
  /** True for a server that accepts any `response_format` and ignores it. */
  ignoresFormat: boolean
  /** The only name of the answer's limit that the server accepts; null for both. */
  limitName: 'max_tokens' | 'max_completion_tokens' | null
  /** The tokens that the model spends on reasoning before it answers; they count towards the limit of the answer. */
  reasoningTokens: number
  /** False for a server that rejects `reasoning_effort`. */
  knowsEffort: boolean
  /** The highest limit of an answer that the server accepts. */
  maxAnswerTokens: number
  /** The tokens that the server reads. It cuts the start of a longer prompt silently. */
  contextTokens: number
}

export const newTraits = (): ServerTraits => ({
  knowsSchemas: true,
  ignoresFormat: false,
  limitName: null,
  reasoningTokens: 0,
  knowsEffort: true,
  maxAnswerTokens: Infinity,
  contextTokens: Infinity,
})

/** About the tokens of a text. */
export const tokensOf = (characters: number) => Math.ceil(characters / 4)

/** What the model reads of a question: a server that ignores formats asks it for text, and a small one cuts. */
export function readBy(question: Question, { ignoresFormat, contextTokens }: ServerTraits): Question {
  const room = Math.max(0, contextTokens * 4 - question.system.length)
  const prompt = question.prompt.length > room ? question.prompt.slice(-room) : question.prompt
  return { ...question, prompt, ...(ignoresFormat && { form: 'text', schema: null }) }
}

/** A model with low effort reasons about a tenth as much. */
export const reasoningOf = ({ effort }: Question, { reasoningTokens }: ServerTraits) =>
  effort === 'low' ? Math.ceil(reasoningTokens / 10) : reasoningTokens

/** Throws WireFault if the server knows another name of the limit, or no limit that high. */
export function checkLimit(name: string, limit: number, { limitName, maxAnswerTokens }: ServerTraits): void {
  if (limitName === 'max_tokens' && name !== limitName)
    throw new WireFault(400, `Unrecognized request argument supplied: ${name}`)
  if (limitName === 'max_completion_tokens' && name !== limitName)
    throw new WireFault(
      400,
      `Unsupported parameter: '${name}' is not supported with this model. Use '${limitName}' instead.`,
    )
  if (limit > maxAnswerTokens)
    throw new WireFault(400, `${name} is too large: ${limit}. This model supports at most ${maxAnswerTokens}.`)
}
