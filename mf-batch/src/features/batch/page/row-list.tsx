import { useEffect, useRef, type ClipboardEvent, type KeyboardEvent } from 'react'
import { placeCells } from '../paste/place-cells'
import { readCells } from '../paste/read-cells'
import type { PhonePart } from '../phone/use-phone-part'
import { fieldsOf, isBlank, type RowField } from '../rows/row'
import { mayRemove } from '../rows/sheet'
import type { Batch } from '../submit/use-batch'
import { cellsOf, focusCell, rowOf } from './cell-focus'
import { RowLine } from './row-line'

interface RowListProps {
  readonly batch: Batch
  readonly part: PhonePart | undefined
}

/** The rows, which behave as in a spreadsheet: Enter and arrows move between them, a block of cells fills them. */
export function RowList({ batch: { sheet, actions }, part }: RowListProps) {
  const list = useRef<HTMLOListElement>(null)
  const focusNew = useRef(false)

  useEffect(() => {
    if (!focusNew.current) return
    focusNew.current = false
    focusCell(list.current!.lastElementChild!, 0)
  }, [sheet.rows])

  function move(event: KeyboardEvent<HTMLElement>) {
    const cell = event.target
    if (!(cell instanceof HTMLInputElement) || event.altKey || event.ctrlKey || event.metaKey) return
    const isBack = event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey)
    if (!isBack && event.key !== 'ArrowDown' && event.key !== 'Enter') return
    event.preventDefault()
    const row = rowOf(cell)!
    const next = isBack ? row.previousElementSibling : row.nextElementSibling
    if (next) focusCell(next, cellsOf(row).indexOf(cell))
    else if (event.key === 'Enter' && !isBack) addAfterLast()
  }

  function addAfterLast() {
    const last = sheet.rows.at(-1)!
    if (isBlank(last)) return
    focusNew.current = true
    actions.dispatch({ type: 'rowAdded', role: last.role })
  }

  function paste(event: ClipboardEvent<HTMLElement>) {
    const cell = event.target
    const cells = readCells(event.clipboardData.getData('text/plain'))
    if (!(cell instanceof HTMLInputElement) || !cells || !part) return
    event.preventDefault()
    const index = sheet.rows.findIndex(({ id }) => id === rowOf(cell)!.dataset['row'])
    const field = fieldsOf[sheet.rows[index]!.role].indexOf(cell.dataset['field'] as RowField)
    const fillings = placeCells(cells, { rows: sheet.rows, at: { row: index, field }, readNumber: part.readPasted })
    actions.dispatch({ type: 'filled', fillings })
  }

  return (
    <ol className="batch-rows" ref={list} onKeyDown={move} onPaste={paste}>
      {sheet.rows.map((row, index) => (
        <RowLine
          key={row.id}
          row={row}
          number={index + 1}
          mayRemove={mayRemove(sheet, row)}
          PhoneField={part?.PhoneField}
          actions={actions}
        />
      ))}
    </ol>
  )
}
