import { createHash } from 'node:crypto'
import type { TranscriptRole } from '@clarity/contracts'

/** The record of one generated report or reply, without the speakers' names and the text of the conversation. */
export interface ReportRun {
  /** The writer of the text that was used. */
  readonly writer: 'offline' | 'llm'
  /** The language model that was asked; null if none was. */
  readonly model: { readonly provider: string; readonly name: string; readonly promptVersion: string } | null
  readonly outcome: 'written' | 'too-short' | 'fell-back'
  /** Why the language model's text was not used. */
  readonly fallbackReason: string | null
  readonly transcriptHash: string
  readonly calls: number
  readonly tokensIn: number
  readonly tokensOut: number
  readonly durationMs: number
  /** In US dollars; null if no price is configured. */
  readonly cost: number | null
}

/** Called once for each run, as soon as it ends. */
export type SaveRun = (run: ReportRun) => Promise<void>

export const discardRun: SaveRun = () => Promise.resolve()

/** The parts of a conversation that the run's hash covers. */
export interface HashedTranscript {
  readonly transcript: readonly { readonly role: TranscriptRole; readonly message: string }[]
}

/** The same words always give the same hash. */
export function hashTranscripts(conversations: readonly HashedTranscript[]): string {
  const said = conversations.map(({ transcript }) => transcript.map(({ role, message }) => [role, message]))
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}

export function offlineRun(conversations: readonly HashedTranscript[], startedAt: number): ReportRun {
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
