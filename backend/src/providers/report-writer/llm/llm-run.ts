import type { LlmSettings } from '../../../config/llm-settings.js'
import type { LlmUse } from '../../llm/ask-for-json.js'
import { hashTranscripts, type ReportRun, type HashedTranscript } from '../report-run.js'

/** Starts the clock of a run; the returned function ends the run, with the failure if there was one. */
export function llmRun(
  { vendor, model, price }: LlmSettings,
  promptVersion: string,
  sources: readonly HashedTranscript[],
): (use: LlmUse, failure: { reason: string; status: number | null } | null) => ReportRun {
  const startedAt = performance.now()
  return ({ calls, tokens: { input, output } }, failure) => ({
    writer: failure ? 'offline' : 'llm',
    model: { provider: vendor, name: model, promptVersion },
    outcome: failure ? 'fell-back' : 'written',
    fallbackReason: failure && [failure.reason, failure.status].filter((part) => part !== null).join(' '),
    transcriptHash: hashTranscripts(sources),
    calls,
    tokensIn: input,
    tokensOut: output,
    durationMs: Math.round(performance.now() - startedAt),
    cost: price && (input * price.input + output * price.output) / 1_000_000,
  })
}
