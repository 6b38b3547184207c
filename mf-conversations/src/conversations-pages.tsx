import { EmptyState, PageFrame, Route, Routes } from '@clarity/admin-kit'
import { ConversationListPage } from './features/conversation-list/conversation-list-page'
import { DemoRequestListPage } from './features/demo-requests/demo-request-list-page'
import { TranscriptPage } from './features/transcript/transcript-page'
import { BackLink } from './parts/back-link'
import { texts } from './texts'

/** Everything at and below /admin/conversations. */
export function ConversationsPages() {
  return (
    <Routes>
      <Route index element={<ConversationListPage />} />
      <Route path="requests" element={<DemoRequestListPage />} />
      <Route path=":id/transcript" element={<TranscriptPage />} />
      <Route path="*" element={<NothingHere />} />
    </Routes>
  )
}

function NothingHere() {
  return (
    <PageFrame title={texts.list.title}>
      <EmptyState text={texts.nothingHere} action={<BackLink />} />
    </PageFrame>
  )
}
