import type { LiveKind } from '@clarity/contracts/live-event'
import { useDisclosure } from '@mantine/hooks'
import { useRef, type ReactNode } from 'react'
import type { CallError } from '../api/call-error'
import { EmptyState } from '../parts/empty-state'
import { ErrorBanner } from '../parts/error-banner'
import { texts } from '../texts'
import { CardSort } from './card-sort'
import type { Column } from './column'
import { DataTable } from './data-table'
import { KeysHelp } from './keys-help'
import { ListToolbar } from './list-toolbar'
import { NewRows } from './new-rows'
import type { ListAddress } from './list-address'
import { useListKeys } from './use-list-keys'
import { useLiveRows } from './use-live-rows'
import type { PagedRows } from './use-paged-rows'

interface ListViewProps<Row> {
  readonly label: string
  readonly address: ListAddress
  readonly list: PagedRows<Row>
  readonly columns: readonly Column<Row>[]
  rowId(row: Row): string
  /** What an empty list says, and what to do next. */
  readonly none: { readonly text: string; readonly hint?: ReactNode; readonly action?: ReactNode }
  /** The sentence for what went wrong. */
  failure(error: CallError): string
  readonly exportPath?: string
  /** The list follows changes of these kinds. */
  readonly live?: readonly LiveKind[]
  /** Shown in the toolbar. */
  readonly children?: ReactNode
}

/** A paged admin list as every screen shows it: search, count, export, the table, its states. */
export function ListView<Row>({
  address,
  list,
  failure,
  none,
  exportPath,
  live = [],
  children,
  ...table
}: ListViewProps<Row>) {
  const { rows, held, showNew } = useLiveRows({ address, list, rowId: table.rowId, kinds: live })
  const { q, filters = {} } = address.query
  const isNarrowed = q !== '' || Object.keys(filters).length > 0
  const frame = useRef<HTMLDivElement>(null)
  const [isHelpOpen, help] = useDisclosure()
  useListKeys(frame, help.open)
  return (
    <div ref={frame} className="kit-list">
      <ListToolbar
        address={address}
        shown={list.rows.length}
        total={list.total}
        isEstimate={list.isEstimate}
        {...(exportPath !== undefined && { exportPath })}
      >
        <CardSort columns={table.columns} sort={address.query.sort} />
        {children}
        {live.length > 0 && <NewRows count={held} onShow={showNew} />}
      </ListToolbar>
      {list.error && <ErrorBanner onRetry={list.retry}>{failure(list.error)}</ErrorBanner>}
      {!(list.error && list.rows.length === 0) && (
        <DataTable
          {...table}
          rows={rows}
          total={list.isEstimate ? Infinity : list.total}
          isLoading={list.isLoading}
          isLoadingMore={list.isLoadingMore}
          sort={address.query.sort}
          onSort={address.toggleSort}
          onEnd={list.loadMore}
          empty={isNarrowed ? <EmptyState text={none.text} hint={texts.noMatch} /> : <EmptyState {...none} />}
        />
      )}
      <KeysHelp isOpen={isHelpOpen} onClose={help.close} />
    </div>
  )
}
