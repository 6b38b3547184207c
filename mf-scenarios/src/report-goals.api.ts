import { api } from '@clarity/admin-kit'
import type { GoalResult } from '@clarity/contracts/goal'
import { Report } from '@clarity/contracts/report'
import { ReportVersionText } from '@clarity/contracts/report-version'
import { parseJson, pipe, safeParse, string } from 'valibot'

interface VersionOfReport {
  readonly reportId: string
  readonly version: number
}

const Content = pipe(string(), parseJson(), Report)

export const { useGetReportGoalsQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The verdicts of one version, which never changes; none if its text is no report, as those of early releases. */
    getReportGoals: build.query<readonly GoalResult[], VersionOfReport>({
      query: ({ reportId, version }) => `/api/admin/reports/${encodeURIComponent(reportId)}/versions/${version}`,
      rawResponseSchema: ReportVersionText,
      transformResponse: ({ report_content }: ReportVersionText) => {
        const read = safeParse(Content, report_content)
        return (read.success && read.output.goals) || []
      },
    }),
  }),
})
