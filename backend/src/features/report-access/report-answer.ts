import type { CombinedReportAbout, ReportContent, ReportPreparing } from '@clarity/contracts'

/** `pass` is the value of a verified reader's new cookie. */
interface Granted {
  readonly pass?: string
}

/** The answer to a granted attempt, or to a report of an error. `name` is of this content alone, forever. */
export type ReadOutcome =
  | (Granted & { kind: 'content'; content: string; about?: CombinedReportAbout; name?: string })
  | (Granted & { kind: 'preparing' })
  | { kind: 'noted' }

export interface ReportAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** If the same body is given again under this name. */
  readonly name?: string
  readonly body: ReportContent | ReportPreparing | undefined
}

/** Seconds until a viewer may poll again for a report that is being written. */
const retryAfterSecs = 2

export function toReportAnswer(outcome: ReadOutcome): ReportAnswer {
  switch (outcome.kind) {
    case 'content': {
      const { content, about, name } = outcome
      return { status: 200, headers: {}, body: { content, ...(about && { about }) }, ...(name && { name }) }
    }
    case 'preparing':
      return { status: 202, headers: { 'retry-after': String(retryAfterSecs) }, body: { status: 'preparing' } }
    case 'noted':
      return { status: 204, headers: {}, body: undefined }
  }
}
