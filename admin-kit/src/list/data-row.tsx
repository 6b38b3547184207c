import { memo, type Ref } from 'react'
import type { Column } from './column'

interface DataRowProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly row: Row
  /** Its place in the whole list. */
  readonly index: number
  readonly measure: Ref<HTMLTableRowElement> | undefined
}

/**
 * A row of a table in plain elements, because a hundred rows of styled components take a phone seconds. Drawn again
 * only if the row or the columns are others.
 */
export const DataRow = memo(function DataRow<Row>({ columns, row, index, measure }: DataRowProps<Row>) {
  return (
    <tr ref={measure} role="row" data-index={index} tabIndex={-1} aria-rowindex={index + 2}>
      {columns.map(({ key, align, header, isTitle, isCut, cell }) => (
        <td key={key} role="cell" style={align && { textAlign: align }} data-label={header} data-title={isTitle}>
          {/* Not the cell itself: a card's name stays at its side, whatever the value's direction. */}
          <div dir="auto" className={isCut ? 'kit-cut' : undefined}>
            {cell(row)}
          </div>
        </td>
      ))}
    </tr>
  )
}) as <Row>(props: DataRowProps<Row>) => React.ReactNode
