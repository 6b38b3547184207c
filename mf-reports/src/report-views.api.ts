import { api, pagedList } from '@clarity/admin-kit'
import { ReportView } from '@clarity/contracts/report-view'

export const { useListReportViewsInfiniteQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({ listReportViews: pagedList(build, '/api/admin/report-views', ReportView) }),
})
