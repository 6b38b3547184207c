import type { GoalFigures, RemoteChange, Scenario, TranscriptEntry } from '@clarity/contracts'
import type { Reading } from './fill/report-readers.ts'
import type { PendingStep } from './fill/pending-steps.ts'

/** The data that can be read without changing anything. */
export interface Contents {
  /** Where each short link leads. */
  readonly links: Readonly<Record<string, string>>
  /** The exact content of each report, by its id. */
  readonly reports: Readonly<Record<string, string>>
  readonly transcripts: Readonly<Record<string, readonly TranscriptEntry[]>>
  /** The state of each demo request. */
  readonly requests: Readonly<Record<string, string>>
  readonly scenarios: readonly Scenario[]
  /** The goals that reports say were met, counted over all of them; none in a release without goals. */
  readonly goals: readonly GoalFigures[]
  /** The remote that is not part of this repository. */
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
  /** The steps that wait for a worker, with their results. */
  readonly pending: readonly PendingStep[]
}
