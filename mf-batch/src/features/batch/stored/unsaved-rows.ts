import type { BatchRow } from '../rows/row'

export type SavedRows = ReadonlyMap<string, BatchRow>

export const savedRows = (rows: readonly BatchRow[]): SavedRows => new Map(rows.map((row) => [row.id, row]))

/** What changed since it was saved. Rows never change in place, so another object is another row. */
export function unsavedRows(saved: SavedRows, rows: readonly BatchRow[]) {
  const changed = rows.filter((row) => saved.get(row.id) !== row)
  const present = new Set(rows.map(({ id }) => id))
  const removed = [...saved.keys()].filter((id) => !present.has(id))
  return { changed, removed }
}

/** Whether they are rows of the same sheet. */
export const sharesRows = (saved: SavedRows, rows: readonly BatchRow[]) => rows.some(({ id }) => saved.has(id))
