import type { ClipboardEvent, FocusEvent, KeyboardEvent } from 'react'
import { pasteCells } from '../paste/paste-cells'
import { readCells } from '../paste/read-cells'
import type { PhoneModule } from '../phone/use-phone-module'
import { fieldsOf, isBlank, type RowField } from '../rows/row'
import { mayRemove } from '../rows/sheet'
import { sheetActions } from '../rows/sheet-slice'
import type { Batch } from '../submit/use-batch'
import { cellsOf, rowOf } from './cell-focus'
import { RowLine } from './row-line'
import type { ShownRows } from './use-failed-only'
import type { RowWindow } from './use-row-window'

interface RowListProps {
  readonly batch: Batch
  readonly view: RowWindow
  readonly part: PhoneModule | undefined
  readonly shown: ShownRows
}

/** The rows. As in a spreadsheet, Enter and arrows move between them, and a pasted block of cells fills them. */
export function RowList({ batch: { sheet, actions }, view, part, shown }: RowListProps) {
  const { rows, isFiltered } = shown

  function move(event: KeyboardEvent<HTMLElement>) {
    const cell = event.target
    if (!(cell instanceof HTMLInputElement) || event.altKey || event.ctrlKey || event.metaKey) return
    const isBack = event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey)
    if (!isBack && event.key !== 'ArrowDown' && event.key !== 'Enter') return
    event.preventDefault()
    const next = indexOf(cell) + (isBack ? -1 : 1)
    if (rows[next]) view.focus(next, cellsOf(rowOf(cell)!).indexOf(cell))
    else if (event.key === 'Enter' && !isBack) addAfterLast()
  }

  function addAfterLast() {
    const last = rows.at(-1)!
    if (isFiltered || isBlank(last)) return
    actions.dispatch(sheetActions.rowAdded(last.role))
    view.focus(rows.length, 0)
  }

  function paste(event: ClipboardEvent<HTMLElement>) {
    const cell = event.target
    const cells = readCells(event.clipboardData.getData('text/plain'))
    if (!(cell instanceof HTMLInputElement) || !cells || !part) return
    event.preventDefault()
    const index = indexOf(cell)
    const field = fieldsOf[rows[index]!.role].indexOf(cell.dataset['field'] as RowField)
    const updates = pasteCells(cells, { rows, at: { row: index, field }, readNumber: part.readPasted })
    actions.dispatch(sheetActions.filled(updates))
  }

  function follow({ target }: FocusEvent) {
    if (rowOf(target)) view.setCurrent(indexOf(target))
  }

  return (
    <div ref={view.frame} className="batch-frame" onKeyDown={move} onPaste={paste} onFocus={follow}>
      <ol className="batch-rows" data-windowed={view.isLong || undefined} style={{ height: view.heightPx }}>
        {view.items.map(({ index, start }) => (
          <RowLine
            key={rows[index]!.id}
            row={rows[index]!}
            index={index}
            number={shown.numberOf(index)}
            count={sheet.rows.length}
            topPx={start}
            measure={view.measure}
            mayRemove={mayRemove(sheet, rows[index]!)}
            PhoneField={part?.PhoneField}
            actions={actions}
          />
        ))}
      </ol>
    </div>
  )
}

const indexOf = (cell: Element) => Number(rowOf(cell)!.dataset['index'])
