import * as v from 'valibot'
import { loadData, named } from './load-data.js'

/** A part of an expression: its text, or `before`, then one of `any`, then `after`. */
type Part = string | { before?: string | undefined; any: Part[]; after?: string | undefined }

const Part: v.GenericSchema<Part> = v.lazy(() =>
  v.union([
    v.string(),
    v.strictObject({
      before: v.optional(v.string()),
      any: v.pipe(v.array(Part), v.minLength(1)),
      after: v.optional(v.string()),
    }),
  ]),
)

/** A regular expression as a list of its alternatives. */
export const Pattern = v.pipe(
  v.strictObject({ pattern: Part, flags: v.pipe(v.string(), v.regex(/^[giu]*$/)) }),
  v.transform(({ pattern, flags }) => new RegExp(sourceOf(pattern), flags)),
)

function sourceOf(part: Part): string {
  if (typeof part === 'string') return part
  const { before = '', any, after = '' } = part
  return `${before}${any.map(sourceOf).join('|')}${after}`
}

/** The patterns of `data/patterns/{file}.json`, which must have exactly these names. */
export function loadPatterns<Name extends string>(file: string, ...names: Name[]): Record<Name, RegExp> {
  return loadData(`patterns/${file}`, named(names, Pattern))
}
