import { createHash } from 'node:crypto'
import type { TranscriptRole } from '@clarity/contracts'

/** One time that words were asked for, a report or an agent's reply, as it is kept: nothing says who spoke or what was said. */
export interface ReportRun {
  /** Who wrote what was read, or said. */
  readonly writer: 'offline' | 'llm'
  /** The language model that was asked; null where none was. */
  readonly model: { readonly provider: string; readonly name: string; readonly promptVersion: string } | null
  readonly outcome: 'written' | 'too-short' | 'fell-back'
  /** Why the language model's work was not taken. */
  readonly fallbackReason: string | null
  readonly transcriptHash: string
  readonly calls: number
  readonly tokensIn: number
  readonly tokensOut: number
  readonly durationMs: number
  /** In US dollars; null where no price is configured. */
  readonly cost: number | null
}

/** Told of the run as soon as it is over, once for each time that a writer is asked. */
export type KeepRun = (run: ReportRun) => Promise<void>

export const keepNothing: KeepRun = () => Promise.resolve()

/** What a run was about, as far as its hash goes. */
export interface SaidWords {
  readonly transcript: readonly { readonly role: TranscriptRole; readonly message: string }[]
}

/** The same for the same words, whoever asks. */
export function hashTranscripts(conversations: readonly SaidWords[]): string {
  const said = conversations.map(({ transcript }) => transcript.map(({ role, message }) => [role, message]))
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}

export function offlineRun(conversations: readonly SaidWords[], startedAt: number): ReportRun {
  return {
    writer: 'offline',
    model: null,
    outcome: 'written',
    fallbackReason: null,
    transcriptHash: hashTranscripts(conversations),
    calls: 0,
    tokensIn: 0,
    tokensOut: 0,
    durationMs: Math.round(performance.now() - startedAt),
    cost: 0,
  }
}
