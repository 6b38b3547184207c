export type ReportKind = 'report' | 'combined-report'

/** The report of an address; `id` is still percent-encoded. */
export interface ReportPath {
  kind: ReportKind
  id: string
}

/** The id is the last path segment; null for a path without one. */
export function readReportPath(pathname: string): ReportPath | null {
  const [kind, ...rest] = pathname.split('/').filter(Boolean)
  const id = rest.pop()
  return id && (kind === 'report' || kind === 'combined-report') ? { kind, id } : null
}
