import type { RemoteChange, Scenario, TranscriptEntry } from '@clarity/contracts'
import type { Reading } from './fill/readings.ts'
import type { Undone } from './fill/undone.ts'

/** What is read of an installation without changing anything. */
export interface Contents {
  /** Where each short link leads. */
  readonly links: Readonly<Record<string, string>>
  /** The exact content of each report, by its id. */
  readonly reports: Readonly<Record<string, string>>
  readonly transcripts: Readonly<Record<string, readonly TranscriptEntry[]>>
  /** The state of each demo request. */
  readonly requests: Readonly<Record<string, string>>
  readonly scenarios: readonly Scenario[]
  /** The module that no build of ours moves. */
  readonly remote: {
    readonly active_version: string | null
    readonly changes: readonly RemoteChange[]
    readonly last_error: { readonly reason: string } | null
    /** The text of each version's entry. */
    readonly entries: Readonly<Record<string, string>>
  }
  /** Rows by list. */
  readonly counts: Readonly<Record<string, number>>
}

/** What must keep its meaning in every later release. */
export interface InstallationRecord extends Contents {
  readonly admins: readonly { readonly email: string; readonly password: string }[]
  /** What readers got at the gate; to read it again leaves a view. */
  readonly readings: readonly Reading[]
  /** What waits for a worker, and what it leads to. */
  readonly undone: readonly Undone[]
}
