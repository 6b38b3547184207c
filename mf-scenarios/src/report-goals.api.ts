import { api } from '@clarity/admin-kit'
import type { GoalResult } from '@clarity/contracts/goal'
import type { Measures } from '@clarity/contracts/measures'
import { Report } from '@clarity/contracts/report'
import { ReportVersionText } from '@clarity/contracts/report-version'
import { parseJson, pipe, safeParse, string } from 'valibot'

interface VersionOfReport {
  readonly reportId: string
  readonly version: number
}

interface CountedTalk {
  readonly goals: readonly GoalResult[]
  readonly measures?: Measures | undefined
}

const Content = pipe(string(), parseJson(), Report)

export const { useGetReportGoalsQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Verdicts and figures of one version, which never changes; none if its text is no report, as of early releases. */
    getReportGoals: build.query<CountedTalk, VersionOfReport>({
      query: ({ reportId, version }) => `/api/admin/reports/${encodeURIComponent(reportId)}/versions/${version}`,
      rawResponseSchema: ReportVersionText,
      transformResponse: ({ report_content }: ReportVersionText) => {
        const read = safeParse(Content, report_content)
        return read.success ? { goals: read.output.goals ?? [], measures: read.output.measures } : { goals: [] }
      },
    }),
  }),
})
