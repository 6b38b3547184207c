import { Report } from '@clarity/contracts/report'
import { CombinedReportAbout, reportAccessTexts } from '@clarity/contracts/report-access'
import { safeParse } from 'valibot'
import type { OpenedContent } from '../../opened-content'
import type { ReportKind } from '../../report-path'

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
