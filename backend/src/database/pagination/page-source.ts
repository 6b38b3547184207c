import { readCursor } from './page-cursor.js'
import type { PageOrder } from './page-order.js'
import type { PagedList } from './paged-list.js'

/** The rows of a list in an order, from a place on. */
export interface Source {
  readonly list: PagedList
  readonly order: PageOrder
  readonly filter: string
  /** Parameters of the cursor's place; null on the first page. */
  readonly after: { readonly key: string; readonly id: string } | null
}

/** Adds the cursor's place to the parameters. */
export function sourceOf(
  list: PagedList,
  order: PageOrder,
  { filter, cursor }: { readonly filter: string; readonly cursor: string | undefined },
  values: unknown[],
): Source {
  if (cursor === undefined) return { list, order, filter, after: null }
  const place = readCursor(cursor, order.name)
  const after = { key: `$${values.push(place.key)}::${order.key.type}`, id: `$${values.push(place.id)}` }
  return { list, order, filter, after }
}

/** Condition of the rows after the cursor. */
export function isAfter({ list: { id }, order: { key, direction }, after }: Source): string {
  if (after === null) return 'true'
  return `(${key.expression}, ${id}) ${direction === 'DESC' ? '<' : '>'} (${after.key}, ${after.id})`
}

export const orderBy = ({ list: { id }, order: { key, direction } }: Source) =>
  `ORDER BY ${key.expression} ${direction}, ${id} ${direction}`

/** The first rows of the table itself, without what it is joined with, as a FROM item: an index has them in order. */
export function firstRows(source: Source, limit: number): string {
  const { list, order, filter } = source
  const rows = order.key.group
    ? groupedRows(source, order.key.group, limit)
    : `SELECT ${list.alias}.* FROM ${list.table} WHERE ${filter} AND ${isAfter(source)} ${orderBy(source)}`
  return `(${rows} LIMIT ${limit}) ${list.alias}`
}

/** An id is lower; the beginnings of ids are digits and letters up to f, or of words. */
const afterEveryId = `'zzzz'`

/** In an order by a text of a small table: group by group, each in the order of an index that begins with the group. */
function groupedRows(source: Source, { groups, column, id }: Group, limit: number): string {
  const { list, order, filter, after } = source
  const { expression } = order.key
  const [than, end] = order.direction === 'DESC' ? ['<', afterEveryId] : ['>', `''`]
  const from =
    after === null
      ? 'true'
      : `${list.id} ${than} CASE WHEN ${expression} = ${after.key} THEN ${after.id} ELSE ${end} END`
  return `SELECT ${list.alias}.* FROM ${groups} CROSS JOIN LATERAL (
      SELECT * FROM ${list.table} WHERE ${column} = ${id} AND ${filter} AND ${from}
      ORDER BY ${list.id} ${order.direction} LIMIT ${limit}) ${list.alias}
    WHERE ${after === null ? 'true' : `${expression} ${than}= ${after.key}`} ${orderBy(source)}`
}

type Group = NonNullable<PageOrder['key']['group']>
