import { api, pagedList } from '@clarity/admin-kit'
import { Conversation } from '@clarity/contracts/conversation'
import { DemoRequestRow } from '@clarity/contracts/demo-request-row'
import { Transcript } from '@clarity/contracts/transcript'

const conversations = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listConversations: pagedList(build, '/api/admin/conversations', Conversation),
    listDemoRequests: pagedList(build, '/api/admin/demo-requests', DemoRequestRow),
    getTranscript: build.query<Transcript, string>({
      query: (id) => `/api/admin/conversations/${encodeURIComponent(id)}/transcript`,
      rawResponseSchema: Transcript,
    }),
  }),
})

export const { useListConversationsInfiniteQuery, useListDemoRequestsInfiniteQuery, useGetTranscriptQuery } =
  conversations
