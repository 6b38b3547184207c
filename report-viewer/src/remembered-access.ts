import type { ReportPath } from './report-path'

const flagKey = ({ kind, id }: ReportPath) => `${kind}:${id}:access`
const emailKey = ({ kind, id }: ReportPath) => `${kind}:${id}:email`

/** The email that opened this report on this device before, or null. */
export function recallAccess(report: ReportPath): string | null {
  try {
    return localStorage.getItem(flagKey(report)) && localStorage.getItem(emailKey(report))
  } catch {
    // Access to disabled storage throws; the reader then types the address again.
    return null
  }
}

export function rememberAccess(report: ReportPath, email: string): void {
  try {
    localStorage.setItem(flagKey(report), 'true')
    localStorage.setItem(emailKey(report), email)
  } catch {
    // As above.
  }
}

export function forgetAccess(report: ReportPath): void {
  try {
    localStorage.removeItem(flagKey(report))
    localStorage.removeItem(emailKey(report))
  } catch {
    // As above.
  }
}
