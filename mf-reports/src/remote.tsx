import { lazyPage, type Remote } from '@clarity/admin-kit'
import { ReportListPage } from './features/report-list/report-list-page'

export default {
  pages: {
    '/admin/reports': ReportListPage,
    '/admin/combined-reports': lazyPage(() => import('./features/combined-reports/combined-reports-page')),
    '/admin/report-views': lazyPage(() => import('./features/report-views/report-views-page')),
  },
} satisfies Remote
