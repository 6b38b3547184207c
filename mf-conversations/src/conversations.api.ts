import { api, pagedList } from '@clarity/admin-kit'
import { Conversation } from '@clarity/contracts/conversation'
import { Transcript } from '@clarity/contracts/transcript'

const conversations = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listConversations: pagedList(build, '/api/admin/conversations', Conversation),
    getTranscript: build.query<Transcript, string>({
      query: (id) => `/api/admin/conversations/${encodeURIComponent(id)}/transcript`,
      rawResponseSchema: Transcript,
    }),
  }),
})

export const { useListConversationsInfiniteQuery, useGetTranscriptQuery } = conversations
