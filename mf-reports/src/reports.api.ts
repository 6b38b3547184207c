import { api, pagedList } from '@clarity/admin-kit'
import { ReportRow, ReportText, ReRunResult, type ReRunReport } from '@clarity/contracts/report'
import { nonEmpty, nullish, object, pipe, string, union, type InferOutput } from 'valibot'

const path = '/api/admin/reports'

/** A row whose ids may be missing too: the list then says so instead of refusing every other row. */
const ListedReport = object({
  ...ReportRow.entries,
  report_id: nullish(string()),
  demo_request_id: nullish(string()),
  recipient_name: nullish(string()),
  recipient_phone: nullish(string()),
})
export type ListedReport = InferOutput<typeof ListedReport>

/** A re-run that was answered may still have failed (docs/behaviour.md#reports): the error is looked for first. */
const ReRunAnswer = union([object({ error: pipe(string(), nonEmpty()) }), ReRunResult])
type ReRunAnswer = InferOutput<typeof ReRunAnswer>

export const { useListReportsInfiniteQuery, useGetReportTextQuery, useReRunReportMutation } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listReports: pagedList(build, path, ListedReport),
    getReportText: build.query<ReportText, string>({
      query: (id) => `${path}/${encodeURIComponent(id)}`,
      rawResponseSchema: ReportText,
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
