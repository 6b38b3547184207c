import { Route, Routes } from '@clarity/admin-kit'
import { CombinedReportsPage } from './features/combined-reports/combined-reports-page'
import { CombinedSourcesPage } from './features/combined-sources/combined-sources-page'

/** Everything at and below /admin/combined-reports. */
export default function CombinedPages() {
  return (
    <Routes>
      <Route path=":id" element={<CombinedSourcesPage />} />
      <Route path="*" element={<CombinedReportsPage />} />
    </Routes>
  )
}
