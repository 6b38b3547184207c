import {
  ListView,
  localDays,
  mayChange,
  PageFrame,
  useListAddress,
  useListFilters,
  usePagedRows,
} from '@clarity/admin-kit'
import { demoRequestRowTexts } from '@clarity/contracts/demo-request-row'
import { useMemo } from 'react'
import { demoRequestsApiPath, useListDemoRequestsInfiniteQuery } from '../../demo-requests.api'
import '../../parts/list-frame.css'
import { texts } from '../../texts'
import { demoRequestColumns } from './demo-request-columns'
import { filterNames } from './request-filter-options'
import { RequestFilters } from './request-filters'
import { SendAgain } from './send-again'
import { useRowSelection } from './use-row-selection'

const live = ['request', 'sms'] as const

/** Every demo request, newest first: its state, and what blocks it. */
export function DemoRequestListPage() {
  const address = useListAddress()
  const filters = useListFilters(filterNames)
  const asked = useMemo(
    () => ({ ...address, query: { ...address.query, filters: localDays(filters.values) } }),
    [address, filters.values],
  )
  const list = usePagedRows(useListDemoRequestsInfiniteQuery(asked.query, { refetchOnMountOrArgChange: true }))
  const rowIds = useMemo(() => list.rows.map(({ id }) => id), [list.rows])
  const selection = useRowSelection(rowIds)
  const columns = useMemo(() => demoRequestColumns(selection), [selection])
  return (
    <PageFrame title={texts.requests.title}>
      <div className="conversation-list">
        <RequestFilters filters={filters} />
        {mayChange() && <SendAgain rows={list.rows} selection={selection} />}
        <ListView
          live={live}
          label={texts.requests.title}
          address={asked}
          list={list}
          columns={columns}
          rowId={({ id }) => id}
          none={{ text: demoRequestRowTexts.none, hint: texts.requests.hint }}
          failure={({ kind }) =>
            kind === 'unreadable' ? demoRequestRowTexts.invalid : demoRequestRowTexts.fetchFailed
          }
          exportPath={`${demoRequestsApiPath}/export`}
        />
      </div>
    </PageFrame>
  )
}
