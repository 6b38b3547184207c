/** The inputs of a row, from left to right. */
export const cellsOf = (row: Element) => [...row.querySelectorAll<HTMLInputElement>('input[data-field]')]

/** The index of a cell's row among all rows. */
export const rowOf = (cell: Element) => cell.closest<HTMLElement>('[data-index]')

/** Focuses the row's cell at this position, or its last one, and selects its content. */
export function focusCell(row: Element, place: number, options: FocusOptions): void {
  const cells = cellsOf(row)
  const cell = cells[Math.min(place, cells.length - 1)]
  cell?.focus(options)
  cell?.select()
}
