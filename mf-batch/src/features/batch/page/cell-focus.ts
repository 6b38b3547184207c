/** The inputs of a row, from left to right. */
export const cellsOf = (row: Element) => [...row.querySelectorAll<HTMLInputElement>('input[data-field]')]

/** The row of a cell by its place among all rows. */
export const rowOf = (cell: Element) => cell.closest<HTMLElement>('[data-index]')

/** Puts the cursor into the row's cell of this place, or into its last one, with what stands there marked. */
export function focusCell(row: Element, place: number, options: FocusOptions): void {
  const cells = cellsOf(row)
  const cell = cells[Math.min(place, cells.length - 1)]
  cell?.focus(options)
  cell?.select()
}
