import type { ReactNode } from 'react'
import type { CallError } from '../api/call-error'
import { EmptyState } from '../parts/empty-state'
import { ErrorBanner } from '../parts/error-banner'
import { texts } from '../texts'
import type { Column } from './column'
import { DataTable } from './data-table'
import { ListToolbar } from './list-toolbar'
import type { ListAddress } from './list-address'
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
  /** Shown in the toolbar. */
  readonly children?: ReactNode
}

/** A paged admin list as every screen shows it: search, count, export, the table, its states. */
export function ListView<Row>({ address, list, failure, none, exportPath, children, ...table }: ListViewProps<Row>) {
  const { q, filters = {} } = address.query
  const isNarrowed = q !== '' || Object.keys(filters).length > 0
  return (
    <>
      <ListToolbar
        address={address}
        shown={list.rows.length}
        total={list.total}
        {...(exportPath !== undefined && { exportPath })}
      >
        {children}
      </ListToolbar>
      {list.error && <ErrorBanner onRetry={list.retry}>{failure(list.error)}</ErrorBanner>}
      {!(list.error && list.rows.length === 0) && (
        <DataTable
          {...table}
          rows={list.rows}
          total={list.total}
          isLoading={list.isLoading}
          isLoadingMore={list.isLoadingMore}
          sort={address.query.sort}
          onSort={address.toggleSort}
          onEnd={list.loadMore}
          empty={isNarrowed ? <EmptyState text={none.text} hint={texts.noMatch} /> : <EmptyState {...none} />}
        />
      )}
    </>
  )
}
