import { Report } from '@clarity/contracts/report'
import { safeParse } from 'valibot'

/** The report inside a stored content; null if the content is no report. */
export function readStoredReport(content: string | null): Report | null {
  try {
    const read = safeParse(Report, JSON.parse(content ?? ''))
    return read.success ? read.output : null
  } catch {
    return null
  }
}
