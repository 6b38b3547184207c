import type { PageQuery } from '@clarity/contracts'
import { Invalid } from '../../http/failures.js'

/** A sort key for pagination. The expression must never be null: such a row would be on no page. */
export interface SortKey {
  readonly expression: string
  readonly type: 'text' | 'timestamptz' | 'float8'
  /** Of an expression on a small table that groups the rows: its FROM item, its id, and the column that names it. */
  readonly group?: { readonly groups: string; readonly id: string; readonly column: string }
}

/** Length of the prefix that texts are sorted by: the key is part of the cursor, which is short. */
const sortedLength = 40

/** For a short column that is never null: used without an expression, which lets PostgreSQL use its index. */
export function byRequired(column: string, type: SortKey['type']): SortKey {
  return { expression: column, type }
}

export function byText(column: string): SortKey {
  return { expression: `lower(left(coalesce(${column}, ''), ${sortedLength}))`, type: 'text' }
}

/** By the text of a group, such as the title of a scenario; an index has each group's rows in order. */
export function byGroup(text: string, group: NonNullable<SortKey['group']>): SortKey {
  return { ...byText(text), group }
}

export function byNumber(column: string): SortKey {
  return { expression: `coalesce(${column}, -1)::float8`, type: 'float8' }
}

export function byMoment(column: string): SortKey {
  return { expression: `coalesce(${column}, 'infinity')`, type: 'timestamptz' }
}

export interface PageOrder {
  /** As requested; empty for newest first. A cursor is valid only for its own order. */
  readonly name: string
  readonly key: SortKey
  readonly direction: 'ASC' | 'DESC'
}

/** `field` ascending, `-field` descending, empty for newest first. */
export function readOrder(
  { newest, sorts }: { readonly newest: string; readonly sorts: Readonly<Record<string, SortKey>> },
  { sort = '' }: Pick<PageQuery, 'sort'>,
): PageOrder {
  if (sort === '') return { name: '', key: { expression: newest, type: 'timestamptz' }, direction: 'DESC' }
  const isDescending = sort.startsWith('-')
  const field = isDescending ? sort.slice(1) : sort
  const key = Object.hasOwn(sorts, field) ? sorts[field] : undefined
  if (!key) throw new Invalid(`sort must be one of ${Object.keys(sorts).join(', ')}, or one of them after a minus.`)
  return { name: sort, key, direction: isDescending ? 'DESC' : 'ASC' }
}
