import { ReportMeta, type ReportVersion, type ReportVersionCause } from '@clarity/contracts'
import { is, object } from 'valibot'
import type { ReportVersionEntity } from './report-version.entity.js'

/** A row of the list; `current` is the number of the version that readers get. */
export function toReportVersion(row: ReportVersionEntity, current: number): ReportVersion {
  const { version, restoredFrom, generatedAt, content } = row
  return {
    version,
    written_at: generatedAt.toISOString(),
    writer: writerOf(content),
    cause: causeOf(row),
    ...(restoredFrom !== null && { restored_from: restoredFrom }),
    current: version === current,
  }
}

function causeOf({ version, restoredFrom }: ReportVersionEntity): ReportVersionCause {
  if (restoredFrom !== null) return 'restored'
  return version === 1 ? 'written' : 're-run'
}

const WithMeta = object({ meta: ReportMeta })

/** Reports of earlier releases, and erased ones, do not say who wrote them. */
function writerOf(content: string): string | null {
  try {
    const report: unknown = JSON.parse(content)
    return is(WithMeta, report) ? report.meta.writer : null
  } catch {
    return null
  }
}
