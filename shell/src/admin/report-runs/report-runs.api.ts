import { api, pagedList } from '@clarity/admin-kit'
import { ReportRun, ReportRunsTotals } from '@clarity/contracts/report-run'

export const path = '/api/admin/report-runs'

export const { useListReportRunsInfiniteQuery, useGetReportRunsTotalsQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listReportRuns: pagedList(build, path, ReportRun),
    getReportRunsTotals: build.query<ReportRunsTotals, void>({
      query: () => `${path}/summary`,
      rawResponseSchema: ReportRunsTotals,
    }),
  }),
})
