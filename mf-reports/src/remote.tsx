import { lazyPage, type Remote } from '@clarity/admin-kit'
import { ReportsPages } from './reports-pages'

export default {
  pages: {
    '/admin/reports': ReportsPages,
    '/admin/combined-reports': lazyPage(() => import('./combined-pages')),
    '/admin/report-views': lazyPage(() => import('./features/report-views/report-views-page')),
  },
} satisfies Remote
