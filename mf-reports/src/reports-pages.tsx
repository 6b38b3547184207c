import { lazyPage, Route, Routes } from '@clarity/admin-kit'
import { ReportListPage } from './features/report-list/report-list-page'

const ReportAttemptsPage = lazyPage(() => import('./features/report-attempts/report-attempts-page'))
const ReportVersionsPage = lazyPage(() => import('./features/report-versions/report-versions-page'))

/** Everything at and below /admin/reports. */
export function ReportsPages() {
  return (
    <Routes>
      <Route path=":id/versions" element={<ReportVersionsPage />} />
      <Route path=":id/attempts" element={<ReportAttemptsPage />} />
      <Route path="*" element={<ReportListPage />} />
    </Routes>
  )
}
