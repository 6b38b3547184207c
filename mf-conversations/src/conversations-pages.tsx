import { Anchor, EmptyState, Link, PageFrame, Route, Routes } from '@clarity/admin-kit'
import { listPath } from './conversation-paths'
import { ConversationListPage } from './features/conversation-list/conversation-list-page'
import { TranscriptPage } from './features/transcript/transcript-page'
import { texts } from './texts'

/** Everything at and below /admin/conversations. */
export function ConversationsPages() {
  return (
    <Routes>
      <Route index element={<ConversationListPage />} />
      <Route path=":id/transcript" element={<TranscriptPage />} />
      <Route path="*" element={<NothingHere />} />
    </Routes>
  )
}

function NothingHere() {
  const toList = (
    <Anchor component={Link} to={listPath}>
      {texts.transcript.back}
    </Anchor>
  )
  return (
    <PageFrame title={texts.list.title}>
      <EmptyState text={texts.nothingHere} action={toList} />
    </PageFrame>
  )
}
