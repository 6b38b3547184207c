import { Skeleton, Table } from '@mantine/core'
import type { ReactNode } from 'react'
import { texts } from '../texts'
import type { Column } from './column'
import { ColumnHeader } from './column-header'
import { DataRow } from './data-row'
import { useVisibleRows } from './use-visible-rows'

interface DataTableProps<Row> {
  /** What the table is of, for those who do not see it. */
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  rowId(row: Row): string
  /** Skeleton rows are shown until there are rows. */
  readonly isLoading?: boolean
  readonly isLoadingMore?: boolean
  /** Of all pages; what is loaded may be less. Infinity if there are more than were counted. */
  readonly total?: number
  /** Shown if there are no rows. */
  readonly empty: ReactNode
  readonly sort?: string
  onSort?(field: string): void
  /** The reader is near the last row. */
  onEnd?(): void
}

/**
 * A table that scrolls in its own frame under a sticky head. Rows below the first screen are drawn a moment later, and
 * long tables draw only the rows in view; screen readers get the whole count. On a phone each row becomes a card. The
 * roles are written out because a table with another layout may lose them.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowId, isLoading = false, isLoadingMore = false, total = rows.length, empty } = props
  const view = useVisibleRows(rows.length, props.onEnd)
  return (
    <div ref={view.frame} className="kit-table-frame" role="region" aria-label={label} tabIndex={0}>
      <Table
        role="table"
        className="kit-table"
        aria-label={label}
        aria-busy={isLoading}
        aria-rowcount={Number.isFinite(total) ? total + 1 : -1}
        stickyHeader
      >
        <Table.Thead role="rowgroup">
          <Table.Tr role="row" aria-rowindex={1}>
            {columns.map((column) => (
              <ColumnHeader key={column.key} column={column} sort={props.sort} onSort={props.onSort} />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody role="rowgroup">
          {isLoading && skeletonRows.map((row) => <SkeletonRow key={row} columns={columns.length} />)}
          {view.before > 0 && <Spacer height={view.before} columns={columns.length} />}
          {!isLoading &&
            view.indexes.map((index) => (
              <DataRow
                key={rowId(rows[index]!)}
                columns={columns}
                row={rows[index]!}
                index={index}
                measure={view.measure}
              />
            ))}
          {view.after > 0 && <Spacer height={view.after} columns={columns.length} />}
          {isLoadingMore && <SkeletonRow columns={columns.length} label={texts.loadingMore} />}
        </Table.Tbody>
      </Table>
      {!isLoading && rows.length === 0 && <div className="kit-none">{empty}</div>}
    </div>
  )
}

const skeletonRows = [1, 2, 3, 4, 5, 6]

function SkeletonRow({ columns, label = texts.loading }: { columns: number; label?: string }) {
  return (
    <Table.Tr role="row">
      <Table.Td role="cell" colSpan={columns}>
        <Skeleton height={14} my={5} role="status" aria-label={label} />
      </Table.Td>
    </Table.Tr>
  )
}

function Spacer({ height, columns }: { height: number; columns: number }) {
  return (
    <tr aria-hidden>
      <td colSpan={columns} style={{ height, padding: 0 }} />
    </tr>
  )
}
