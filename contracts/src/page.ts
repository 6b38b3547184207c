import * as v from 'valibot'

export const pageLimitDefault = 100
export const pageLimitMax = 500

/** Pagination query of the growing admin lists. The `Link` header names the next page; `X-Total-Count` of the first one is the total. */
export const PageQuery = v.object({
  limit: v.optional(
    v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.digits('must be a whole number'))]),
      v.metadata({ openapi: { type: 'integer', minimum: 1, maximum: pageLimitMax } }),
      v.transform(Number),
      v.minValue(1, 'must be at least 1'),
      v.maxValue(pageLimitMax, `must be at most ${pageLimitMax}`),
    ),
    pageLimitDefault,
  ),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(500, 'is too long'))),
  q: v.optional(v.pipe(v.string(), v.maxLength(200, 'is too long'))),
  sort: v.optional(v.pipe(v.string(), v.maxLength(50, 'is too long'))),
})
export type PageQuery = v.InferOutput<typeof PageQuery>

/** Query of `…/export`: the whole list, with the screen's search and sort order. */
export const ExportQuery = v.pick(PageQuery, ['q', 'sort'])
export type ExportQuery = v.InferOutput<typeof ExportQuery>

export const totalCountHeader = 'x-total-count'
/** `false` beside an estimated total, of more than 10,000 rows; absent beside a counted one. */
export const totalCountExactHeader = 'x-total-count-exact'
