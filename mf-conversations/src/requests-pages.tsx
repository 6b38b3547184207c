import { lazyPage, Route, Routes } from '@clarity/admin-kit'
import { DemoRequestListPage } from './features/demo-requests/demo-request-list-page'

const RequestPage = lazyPage(() => import('./features/request-page/request-page'))

/** Everything at and below /admin/requests. */
export default function RequestsPages() {
  return (
    <Routes>
      <Route path=":id" element={<RequestPage />} />
      <Route path="*" element={<DemoRequestListPage />} />
    </Routes>
  )
}
