import type { BaseQueryFn, EndpointBuilder, InfiniteData } from '@reduxjs/toolkit/query/react'
import { array, type GenericSchema, type InferOutput } from 'valibot'
import type { AnswerMeta, Call } from './call'
import type { CallError } from './call-error'

/** What narrows and orders a list; all empty for everything, newest first. */
export interface ListQuery {
  readonly q: string
  readonly sort: string
  /** The list's own filters, by the server's names. */
  readonly filters?: Readonly<Record<string, string>>
}

export interface ListPage<Row> {
  readonly rows: Row[]
  /** Rows of all pages together, as the first page has it. */
  readonly total: number
  /** True if the total is an estimate, of more than 10,000 rows. */
  readonly isEstimate?: boolean
  /** Address of the next page; null after the last. */
  readonly next: string | null
}

type Builder = EndpointBuilder<BaseQueryFn<Call | string, unknown, CallError, object, AnswerMeta>, 'List', 'api'>

/**
 * The endpoint of an admin list that pages on by its `Link` header. Every call that changes the list invalidates
 * `{ type: 'List', id: path }`.
 */
export function pagedList<S extends GenericSchema>(build: Builder, path: string, row: S) {
  return build.infiniteQuery<ListPage<InferOutput<S>>, ListQuery, string>({
    infiniteQueryOptions: { initialPageParam: '', getNextPageParam: (last) => last.next ?? undefined },
    query: ({ queryArg, pageParam }) => pageParam || listAddress(path, queryArg),
    rawResponseSchema: array(row),
    transformResponse: (rows, meta) => {
      const read = rows as InferOutput<S>[]
      const { total, isEstimate = false, next = null } = meta ?? {}
      return { rows: read, total: total ?? read.length, isEstimate, next }
    },
    providesTags: [{ type: 'List', id: path }],
  })
}

/** The address of a list, or of its export, with what narrows and orders it. */
export function listAddress(path: string, { q, sort, filters }: ListQuery): string {
  const search = new URLSearchParams({ ...(q && { q }), ...(sort && { sort }), ...filters })
  return search.size === 0 ? path : `${path}?${search}`
}

export type ListData<Row> = InfiniteData<ListPage<Row>, string>
