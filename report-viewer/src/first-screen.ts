import { readLink } from '@clarity/contracts/short-code'
import { recallAccess } from './remembered-access'
import { readReportPath } from './report-path'

/** `skip_email=1` requests access without the gate. */
export const skipsGate = () => new URLSearchParams(location.search).get('skip_email') === '1'

/** Whether the page starts with the gate; the head script and the app must agree, or the gate would flash. */
export function startsWithGate(pathname: string): boolean {
  if (readLink(pathname).kind !== 'page') return false
  const report = readReportPath(pathname)
  return report !== null && !skipsGate() && !recallAccess(report)
}
