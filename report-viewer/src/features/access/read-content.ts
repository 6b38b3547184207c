import { Report } from '@clarity/contracts/report'
import { CombinedReportAbout, reportAccessTexts } from '@clarity/contracts/report-access'
import { safeParse } from 'valibot'
import type { ReportKind } from '../../report-path'

/** A combined report. `about` is absent if the server does not give it. */
export interface CombinedContent {
  markdown: string
  about?: CombinedReportAbout | undefined
}

/** The content of a granted access. */
export type OpenedContent = Report | CombinedContent

/** Reads an answer's body by the rules of docs/behaviour.md#the-reports-json; throws the error message. */
export function readContent(kind: ReportKind, body: unknown): OpenedContent {
  const { content, about } = (body ?? {}) as { content?: unknown; about?: unknown }
  if (kind === 'combined-report') {
    const read = safeParse(CombinedReportAbout, about)
    if (typeof content === 'string' && content)
      return { markdown: content, about: read.success ? read.output : undefined }
    throw new Error(reportAccessTexts.combinedInvalid)
  }
  const report = safeParse(Report, typeof content === 'string' ? parseJson(content) : null)
  if (report.success) return report.output
  throw new Error(reportAccessTexts.invalid)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
