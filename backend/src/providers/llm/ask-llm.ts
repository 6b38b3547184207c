import { generateText, jsonSchema, NoOutputGeneratedError, Output, type ModelMessage } from 'ai'
import { inSpan, SpanKind } from '../../telemetry/spans.js'
import { LlmFailure, toLlmFailure } from './llm-failure.js'
import type { Llm } from './llm.js'

/** The JSON schema type that the AI SDK accepts. */
export type JsonSchema = Exclude<Parameters<typeof jsonSchema>[0], PromiseLike<unknown> | (() => unknown)>

/** A request: the system prompt, the messages, and the form of the answer. */
export interface LlmQuestion {
  readonly system: string
  readonly messages: ModelMessage[]
  /** A schema that the server enforces, or any JSON. */
  readonly form: JsonSchema | 'json'
  readonly maxTokens: number
}

export interface LlmTokens {
  readonly input: number
  readonly output: number
}

export interface LlmAnswer {
  readonly text: string
  /** True if the answer was cut off at the token limit. */
  readonly isCut: boolean
  readonly tokens: LlmTokens
}

/**
 * Sends one request. Only 429 and 5xx are retried, `llm.retries` times. No temperature is sent, because the newer
 * models of both vendors refuse it. Throws LlmFailure.
 */
export function askLlm(llm: Llm, question: LlmQuestion, limit: AbortSignal): Promise<LlmAnswer> {
  const { vendor, model } = llm.settings
  const attributes = { 'gen_ai.provider.name': vendor, 'gen_ai.request.model': model }
  return inSpan('llm.generate', { kind: SpanKind.CLIENT, attributes }, () => ask(llm, question, limit))
}

async function ask(llm: Llm, question: LlmQuestion, limit: AbortSignal): Promise<LlmAnswer> {
  const { limitName } = llm.learned
  try {
    return await send(llm, question, limit)
  } catch (error) {
    if (!(error instanceof LlmFailure && error.isAboutLimitName)) throw error
    // Nothing else changes, so a second refusal is final.
    llm.learned.limitName = limitName === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens'
    return send(llm, question, limit)
  }
}

/** The request and its cost: what is certainly not answered costs nothing, what may have been counts in full. */
async function send(llm: Llm, question: LlmQuestion, limit: AbortSignal): Promise<LlmAnswer> {
  const most = mostTokens(question)
  const settle = await llm.spending?.reserve(most)
  try {
    const answer = await sendOnce(llm, question, limit)
    await settle?.(answer.tokens.input === 0 && answer.tokens.output === 0 ? most : answer.tokens)
    return answer
  } catch (error) {
    await settle?.(error instanceof LlmFailure && error.isUnbilled ? null : most)
    throw error
  }
}

async function sendOnce(llm: Llm, question: LlmQuestion, limit: AbortSignal): Promise<LlmAnswer> {
  try {
    const result = await generateText({
      model: llm.model,
      instructions: question.system,
      messages: question.messages,
      output: outputOf(question.form),
      maxOutputTokens: question.maxTokens,
      maxRetries: llm.retries,
      abortSignal: limit,
    })
    if (result.finishReason === 'content-filter' || result.finishReason === 'error') throw new LlmFailure('unusable')
    const tokens = { input: result.usage.inputTokens ?? 0, output: result.usage.outputTokens ?? 0 }
    if (wasCut(question, tokens.input)) throw new LlmFailure('context')
    return { text: outputIn(result), isCut: result.finishReason === 'length', tokens }
  } catch (error) {
    throw toLlmFailure(error, limit)
  }
}

/** Of the frame that servers put around each message. */
const tokensOfFrame = 1000

/** A token is at least one byte, so no tokenizer counts more than the request has bytes. */
function mostTokens({ system, messages, form, maxTokens }: LlmQuestion): LlmTokens {
  const bytes = Buffer.byteLength(system) + Buffer.byteLength(JSON.stringify(messages)) + JSON.stringify(form).length
  return { input: bytes + tokensOfFrame, output: maxTokens }
}

/** No language and no tokenizer reaches so many characters for each token of a long text. */
const mostCharactersPerToken = 6

/** Whether the server counted far fewer tokens than it was sent: some cut a long prompt silently. */
function wasCut({ system, messages }: LlmQuestion, countedTokens: number): boolean {
  const characters = system.length + messages.reduce((sum, { content }) => sum + content.length, 0)
  return countedTokens > 0 && characters > 4000 && characters / countedTokens > mostCharactersPerToken
}

// The library discards an answer that it cannot parse. The caller needs the text for the retry.
function outputOf(form: LlmQuestion['form']): Output.Output<string, string, never> {
  const { responseFormat } = form === 'json' ? Output.json() : Output.object({ schema: jsonSchema(form) })
  return { ...Output.text(), responseFormat }
}

function outputIn(result: { readonly output: string }): string {
  try {
    return result.output
  } catch (error) {
    if (NoOutputGeneratedError.isInstance(error)) return ''
    throw error
  }
}
