import { Button, Link, ListView, PageFrame, useListAddress, useLocation, usePagedRows } from '@clarity/admin-kit'
import { conversationTexts } from '@clarity/contracts/conversation'
import { useMemo } from 'react'
import { requestsPath } from '../../conversation-paths'
import { useListConversationsInfiniteQuery } from '../../conversations.api'
import '../../parts/list-frame.css'
import { texts } from '../../texts'
import { conversationColumns } from './conversation-columns'
import { listFailure } from './list-failure'

const live = ['conversation', 'request'] as const

/** Every conversation, newest first, with the way to its transcript. */
export function ConversationListPage() {
  const address = useListAddress()
  const { search } = useLocation()
  const list = usePagedRows(useListConversationsInfiniteQuery(address.query, { refetchOnMountOrArgChange: true }))
  const columns = useMemo(() => conversationColumns(search), [search])
  return (
    <PageFrame
      title={texts.list.title}
      action={
        <Button component={Link} to={requestsPath} variant="default">
          {texts.list.requests}
        </Button>
      }
    >
      <div className="conversation-list">
        <ListView
          live={live}
          label={texts.list.title}
          address={address}
          list={list}
          columns={columns}
          rowId={({ id }) => id}
          none={{ text: conversationTexts.none, hint: texts.list.hint }}
          failure={listFailure}
          exportPath="/api/admin/conversations/export"
        />
      </div>
    </PageFrame>
  )
}
