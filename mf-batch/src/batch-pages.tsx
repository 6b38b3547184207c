import { lazyPage, Route, Routes } from '@clarity/admin-kit'
import { BatchPage } from './features/batch/batch-page'

const EarlierPage = lazyPage(() => import('./features/earlier/earlier-page'))

/** Everything at and below /admin/batch-demo. */
export function BatchPages() {
  return (
    <Routes>
      <Route path="earlier" element={<EarlierPage />} />
      <Route path="*" element={<BatchPage />} />
    </Routes>
  )
}
