import { Title, type Remote } from '@clarity/admin-kit'

export default {
  pages: {
    '/admin/reports': () => <Title>Reports</Title>,
    '/admin/combined-reports': () => <Title>Combined Reports</Title>,
    '/admin/report-views': () => <Title>Report Views</Title>,
  },
} satisfies Remote
