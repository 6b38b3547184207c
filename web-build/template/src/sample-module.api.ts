import { api, pagedList } from '@clarity/admin-kit'
import { ReportRow } from '@clarity/contracts/report'

/** Names of endpoints are shared by all modules: begin yours with the module's name. */
export const { useSampleModuleReportsInfiniteQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    sampleModuleReports: pagedList(build, '/api/admin/reports', ReportRow),
  }),
})
