/** The inputs of a row, from left to right. */
export const cellsOf = (row: Element) => [...row.querySelectorAll<HTMLInputElement>('input[data-field]')]

export const rowOf = (cell: Element) => cell.closest<HTMLElement>('[data-row]')

/** Puts the cursor into the row's cell of this place, or into its last one, with what stands there marked. */
export function focusCell(row: Element, place: number): void {
  const cells = cellsOf(row)
  const cell = cells[Math.min(place, cells.length - 1)]
  cell?.focus()
  cell?.select()
}
