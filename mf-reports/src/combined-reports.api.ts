import { api, pagedList } from '@clarity/admin-kit'
import {
  CombinedReportRow,
  GeneratedCombinedReport,
  type GenerateCombinedReport,
} from '@clarity/contracts/combined-report'
import { Conversation } from '@clarity/contracts/conversation'
import { Transcript } from '@clarity/contracts/transcript'

const path = '/api/admin/combined-reports'
const conversations = '/api/admin/conversations'

export interface Generated {
  readonly shortCode: string
  /** False while it is still being prepared: the short code is reserved already. */
  readonly isWritten: boolean
}

// Other remotes read conversations too: an endpoint name must be unique on the whole page.
export const {
  useListConversationsToCombineInfiniteQuery,
  usePreviewTranscriptQuery,
  useListCombinedReportsInfiniteQuery,
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
    generateCombinedReport: build.mutation<Generated, GenerateCombinedReport>({
      query: (body) => ({ path: `${path}/generate`, method: 'POST', body }),
      rawResponseSchema: GeneratedCombinedReport,
      transformResponse: ({ shortCode }: GeneratedCombinedReport, meta) => ({
        shortCode,
        isWritten: meta?.status !== 202,
      }),
      // A refused one may have left its row as failed.
      invalidatesTags: [{ type: 'List', id: path }],
    }),
  }),
})
