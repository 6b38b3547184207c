import {
  DataTable,
  EmptyState,
  ErrorBanner,
  ListToolbar,
  type Column,
  type ListAddress,
  type PagedRows,
} from '@clarity/admin-kit'
import { readerTexts as texts } from './texts'

interface SummaryListProps<Row> {
  readonly label: string
  readonly address: ListAddress
  readonly list: PagedRows<Row>
  readonly columns: readonly Column<Row>[]
  rowId(row: Row): string
  readonly exportPath: string
}

/** A list above the page's own one: without keys and without a place in the address, which are the other's. */
export function SummaryList<Row>({ address, list, exportPath, ...table }: SummaryListProps<Row>) {
  return (
    <div className="reports-list">
      <ListToolbar
        address={address}
        shown={list.rows.length}
        total={list.total}
        isEstimate={list.isEstimate}
        exportPath={exportPath}
      />
      {list.error && <ErrorBanner onRetry={list.retry}>{texts.failed}</ErrorBanner>}
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
          empty={<EmptyState text={texts.none} />}
        />
      )}
    </div>
  )
}
