import { Table, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { Column } from './column'

interface ColumnHeaderProps<Row> {
  readonly column: Column<Row>
  readonly sort: string | undefined
  readonly onSort: ((field: string) => void) | undefined
}

/** The heading of a column; a button if the server can sort by it. */
export function ColumnHeader<Row>({ column, sort = '', onSort }: ColumnHeaderProps<Row>) {
  const { header, align, width, isHeaderHidden } = column
  const text = isHeaderHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header
  if (column.sort === undefined || !onSort)
    return (
      <Table.Th role="columnheader" ta={align} w={width}>
        {text}
      </Table.Th>
    )
  const field = column.sort
  const direction = sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : 'none'
  const Sign = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }[direction]
  return (
    <Table.Th role="columnheader" ta={align} w={width} aria-sort={direction}>
      <UnstyledButton
        className="kit-sort"
        data-sorted={direction !== 'none' || undefined}
        onClick={() => onSort(field)}
      >
        {text}
        <Sign size={14} aria-hidden />
      </UnstyledButton>
    </Table.Th>
  )
}
