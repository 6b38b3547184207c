import { baseColumns } from './base-columns.js'

type Columns = Readonly<Record<string, readonly string[]>>

/** Columns added by migrations after the base, by table. A new migration adds its columns here. */
const added: Columns = {
  installation: ['is_only', 'oldest_release'],
  secrets: ['name', 'value'],
  alarms: ['kind', 'source', 'first_at', 'last_at'],
  sending: ['is_only', 'strangers'],
}

/**
 * Columns that this release no longer uses. The next release may drop them and remove them from this list. A table that
 * is no longer used at all is listed with all its columns.
 */
export const unusedColumns: Columns = {}

/** Every table and column that exists after all migrations of this release. */
export const knownColumns: Columns = join(baseColumns, added)

/** Every table and column that this release reads or writes: it cannot run without any of them. */
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
