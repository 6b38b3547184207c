import { api, pagedList } from '@clarity/admin-kit'
import { ReportRow, ReportText, ReRunResult, type ReRunReport } from '@clarity/contracts/report'
import { ReportAttempt } from '@clarity/contracts/report-attempt'
import { ReportVersion, ReportVersionText } from '@clarity/contracts/report-version'
import { array, nonEmpty, nullish, object, pipe, string, union, type InferOutput } from 'valibot'

const path = '/api/admin/reports'

/** A row whose ids may be missing: the list shows that instead of rejecting all rows. */
const ListedReport = object({
  ...ReportRow.entries,
  report_id: nullish(string()),
  demo_request_id: nullish(string()),
  recipient_name: nullish(string()),
  recipient_phone: nullish(string()),
})
export type ListedReport = InferOutput<typeof ListedReport>

/** A successful response may still contain an error (docs/behaviour.md#reports). */
const ReRunAnswer = union([object({ error: pipe(string(), nonEmpty()) }), ReRunResult])
type ReRunAnswer = InferOutput<typeof ReRunAnswer>

const latest = 5

/** A version of a report, which never changes. */
export interface VersionOf {
  readonly reportId: string
  readonly version: number
}

const versions = (reportId: string) => `${path}/${encodeURIComponent(reportId)}/versions`

const reports = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listReports: pagedList(build, path, ListedReport),
    listLatestReports: build.query<ListedReport[], void>({
      query: () => `${path}?limit=${latest}`,
      rawResponseSchema: array(ListedReport),
      providesTags: [{ type: 'List', id: path }],
    }),
    getReportText: build.query<ReportText, string>({
      query: (id) => `${path}/${encodeURIComponent(id)}`,
      rawResponseSchema: ReportText,
    }),
    listReportAttempts: build.query<ReportAttempt[], string>({
      query: (id) => `${path}/${encodeURIComponent(id)}/attempts`,
      rawResponseSchema: array(ReportAttempt),
    }),
    listReportVersions: build.query<ReportVersion[], string>({
      query: versions,
      rawResponseSchema: array(ReportVersion),
      providesTags: (_rows, _error, id) => [{ type: 'List', id: versions(id) }],
    }),
    getReportVersionText: build.query<ReportVersionText, VersionOf>({
      query: ({ reportId, version }) => `${versions(reportId)}/${version}`,
      rawResponseSchema: ReportVersionText,
    }),
    /** Publishes the text of an earlier version as a new one, without notifying anyone. */
    restoreReportVersion: build.mutation<ReportVersion, VersionOf>({
      query: ({ reportId, version }) => ({ path: `${versions(reportId)}/${version}/restore`, method: 'POST' }),
      rawResponseSchema: ReportVersion,
      // Also after a refusal: the list was not up to date.
      invalidatesTags: (_result, _error, { reportId }) => [
        { type: 'List', id: path },
        { type: 'List', id: versions(reportId) },
      ],
    }),
    /** Writes the report of a demo request again, without notifying anyone. */
    reRunReport: build.mutation<ReRunAnswer, string>({
      query: (demoRequestId) => ({
        path: `${path}/re-run`,
        method: 'POST',
        body: { demo_request_id: demoRequestId, skip_notification: true } satisfies ReRunReport,
      }),
      rawResponseSchema: ReRunAnswer,
      invalidatesTags: (result) => (result && !('error' in result) ? [{ type: 'List', id: path }] : []),
    }),
  }),
})

export const {
  useListReportsInfiniteQuery,
  useListLatestReportsQuery,
  useGetReportTextQuery,
  useListReportAttemptsQuery,
  useListReportVersionsQuery,
  useGetReportVersionTextQuery,
  useRestoreReportVersionMutation,
  useReRunReportMutation,
} = reports
