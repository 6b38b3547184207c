import { baseColumns } from './base-columns.js'

type Columns = Readonly<Record<string, readonly string[]>>

/** What migrations after the base have added, by table. A new migration adds its columns here. */
const added: Columns = {
  installation: ['is_only', 'oldest_release'],
  secrets: ['name', 'value'],
  alarms: ['kind', 'source', 'first_at', 'last_at'],
  sending: ['is_only', 'strangers'],
}

/**
 * Columns that this release no longer uses. The release after it may drop them and take them off this list. A table of
 * which nothing is used any more is listed with all its columns.
 */
export const unusedColumns: Columns = {}

/** Every table and column that a migration up to this release has made and none has dropped. */
export const knownColumns: Columns = join(baseColumns, added)

/** Every table and column that this release reads or writes: without one of them it cannot serve. */
export const usedColumns: Columns = without(knownColumns, unusedColumns)

function join(one: Columns, other: Columns): Columns {
  const tables = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return Object.fromEntries(tables.map((table) => [table, [...(one[table] ?? []), ...(other[table] ?? [])]]))
}

function without(all: Columns, left: Columns): Columns {
  const used = Object.entries(all).map(
    ([table, columns]) => [table, columns.filter((column) => !left[table]?.includes(column))] as const,
  )
  return Object.fromEntries(used.filter(([, columns]) => columns.length > 0))
}
