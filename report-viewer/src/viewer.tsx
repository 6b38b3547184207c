import { reportAccessTexts } from '@clarity/contracts/report-access'
import { readLink } from '@clarity/contracts/short-code'
import { useEffect, useLayoutEffect, useState } from 'react'
import { campaignAddress } from './campaign-address'
import { FailedPage } from './features/access/failed-page'
import { ShortLinkPage } from './features/short-link/short-link-page'
import { redirectTo } from '@clarity/browser-kit/redirect-to'
import { Spinner } from './parts/spinner'
import { ReportAccess } from './report-access'
import { readReportPath } from './report-path'
import { takeOver } from './take-over'

/** Chooses the screen from the path; a new path mounts a new screen. */
export function Viewer() {
  const [pathname, setPathname] = useState(location.pathname)
  const [served] = useState(pathname)
  const campaign = campaignAddress(pathname)

  useLayoutEffect(takeOver, [])
  useEffect(() => {
    const read = () => setPathname(location.pathname)
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [])
  useEffect(() => {
    if (campaign) redirectTo(campaign)
  }, [campaign])

  const link = readLink(pathname)
  if (link.kind === 'campaign') return <Spinner />
  if (link.kind === 'shortCode') {
    // The server has already looked up this page's link.
    const isUnknown = pathname === served && document.documentElement.dataset['link'] === 'unknown'
    return <ShortLinkPage key={pathname} code={link.code} isUnknown={isUnknown} />
  }
  const report = readReportPath(pathname)
  if (!report) return <FailedPage message={reportAccessTexts.idMissing} />
  return <ReportAccess key={pathname} report={report} />
}
