import { api, pagedList } from '@clarity/admin-kit'
import {
  CombinedReportRow,
  CombinedReportSources,
  GeneratedCombinedReport,
  type GenerateCombinedReport,
} from '@clarity/contracts/combined-report'
import { Conversation } from '@clarity/contracts/conversation'
import { Transcript } from '@clarity/contracts/transcript'

const path = '/api/admin/combined-reports'
const conversations = '/api/admin/conversations'

export interface Generated {
  readonly shortCode: string
  /** False while it is being prepared; the short code is already valid. */
  readonly isWritten: boolean
}

// Other remotes read conversations too: an endpoint name must be unique on the whole page.
export const {
  useListConversationsToCombineInfiniteQuery,
  usePreviewTranscriptQuery,
  useListCombinedReportsInfiniteQuery,
  useGetCombinedSourcesQuery,
  useGenerateCombinedReportMutation,
} = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listConversationsToCombine: pagedList(build, conversations, Conversation),
    previewTranscript: build.query<Transcript, string>({
      query: (id) => `${conversations}/${encodeURIComponent(id)}/transcript`,
      rawResponseSchema: Transcript,
    }),
    listCombinedReports: pagedList(build, path, CombinedReportRow),
    getCombinedSources: build.query<CombinedReportSources, string>({
      query: (id) => `${path}/${encodeURIComponent(id)}`,
      rawResponseSchema: CombinedReportSources,
    }),
    generateCombinedReport: build.mutation<Generated, GenerateCombinedReport>({
      query: (body) => ({ path: `${path}/generate`, method: 'POST', body }),
      rawResponseSchema: GeneratedCombinedReport,
      transformResponse: ({ shortCode }: GeneratedCombinedReport, meta) => ({
        shortCode,
        isWritten: meta?.status !== 202,
      }),
      // A rejected one may have left a failed row.
      invalidatesTags: [{ type: 'List', id: path }],
    }),
  }),
})
