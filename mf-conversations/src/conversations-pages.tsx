import { EmptyState, PageFrame, Route, Routes, useLocation, useNavigate } from '@clarity/admin-kit'
import { useEffect } from 'react'
import { requestsPath } from './conversation-paths'
import { ConversationListPage } from './features/conversation-list/conversation-list-page'
import { TranscriptPage } from './features/transcript/transcript-page'
import { BackLink } from './parts/back-link'
import { texts } from './texts'

/** Everything at and below /admin/conversations. */
export function ConversationsPages() {
  return (
    <Routes>
      <Route index element={<ConversationListPage />} />
      <Route path="requests" element={<MovedRequests />} />
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

/** The list of demo requests had this address in earlier versions. */
function MovedRequests() {
  const navigate = useNavigate()
  const { search } = useLocation()
  useEffect(() => void navigate(`${requestsPath}${search}`, { replace: true }), [navigate, search])
  return null
}
