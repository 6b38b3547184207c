import { api, pagedList } from '@clarity/admin-kit'
import { ReportRun, ReportRunsSummary } from '@clarity/contracts/report-run'

export const path = '/api/admin/report-runs'

export const { useListReportRunsInfiniteQuery, useGetReportRunsSummaryQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listReportRuns: pagedList(build, path, ReportRun),
    getReportRunsSummary: build.query<ReportRunsSummary, void>({
      query: () => `${path}/summary`,
      rawResponseSchema: ReportRunsSummary,
    }),
  }),
})
