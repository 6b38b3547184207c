/**
 * Rows in the order of the ids that are shown, without those that are gone. Other rows follow if they come after the
 * last shown one, as those of a next page do; the rest is new and only counted.
 */
export function keepPlaces<Row>(
  rows: readonly Row[],
  shown: readonly string[],
  rowId: (row: Row) => string,
): { readonly rows: readonly Row[]; readonly held: number } {
  const byId = new Map(rows.map((row) => [rowId(row), row]))
  const kept = shown.flatMap((id) => byId.get(id) ?? [])
  if (kept.length === 0) return { rows, held: 0 }
  const known = new Set(shown)
  const last = rows.findLastIndex((row) => known.has(rowId(row)))
  const next = rows.slice(last + 1)
  return { rows: [...kept, ...next], held: rows.length - kept.length - next.length }
}
