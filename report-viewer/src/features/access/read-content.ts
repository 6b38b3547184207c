import { Report } from '@clarity/contracts/report'
import { reportAccessTexts } from '@clarity/contracts/report-access'
import { safeParse } from 'valibot'
import type { ReportKind } from '../../report-path'

/** The content of a granted access: a report, or the markdown of a combined report. */
export type OpenedContent = Report | string

/** Reads an answer's body by the rules of docs/behaviour.md#the-reports-json; throws the error message. */
export function readContent(kind: ReportKind, body: unknown): OpenedContent {
  const content = (body as { content?: unknown } | null)?.content
  if (kind === 'combined-report') {
    if (typeof content === 'string' && content) return content
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
