import { ListView, PageFrame, useListAddress, usePagedRows } from '@clarity/admin-kit'
import { demoRequestRowTexts } from '@clarity/contracts/demo-request-row'
import { useListDemoRequestsInfiniteQuery } from '../../conversations.api'
import { BackLink } from '../../parts/back-link'
import '../../parts/list-frame.css'
import { texts } from '../../texts'
import { demoRequestColumns } from './demo-request-columns'

const live = ['request', 'sms'] as const

/** Every demo request, newest first: its state, and what blocks it. */
export function DemoRequestListPage() {
  const address = useListAddress()
  const list = usePagedRows(useListDemoRequestsInfiniteQuery(address.query, { refetchOnMountOrArgChange: true }))
  return (
    <PageFrame title={texts.requests.title} back={<BackLink />}>
      <div className="conversation-list">
        <ListView
          live={live}
          label={texts.requests.title}
          address={address}
          list={list}
          columns={demoRequestColumns}
          rowId={({ id }) => id}
          none={{ text: demoRequestRowTexts.none, hint: texts.requests.hint }}
          failure={({ kind }) =>
            kind === 'unreadable' ? demoRequestRowTexts.invalid : demoRequestRowTexts.fetchFailed
          }
        />
      </div>
    </PageFrame>
  )
}
