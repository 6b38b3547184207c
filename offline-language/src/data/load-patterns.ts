import * as v from 'valibot'
import { loadData, named } from './load-data.js'

/** A part of an expression: its text, or `before`, then one of `any`, then `after`. An idea in `any` can have a name. */
export type Part = string | { before?: Part | undefined; any: Part[] | Record<string, Part>; after?: Part | undefined }

const Part: v.GenericSchema<Part> = v.lazy(() =>
  v.union([
    v.string(),
    v.strictObject({
      before: v.optional(Part),
      any: v.union([v.pipe(v.array(Part), v.minLength(1)), v.pipe(v.record(v.string(), Part), v.minEntries(1))]),
      after: v.optional(Part),
    }),
  ]),
)

/** A regular expression as a list of its alternatives. */
export const Pattern = v.pipe(
  v.strictObject({ pattern: Part, flags: v.pipe(v.string(), v.regex(/^[giu]*$/)) }),
  v.transform(({ pattern, flags }) => new RegExp(sourceOf(pattern), flags)),
)

export function sourceOf(part: Part): string {
  if (typeof part === 'string') return part
  const { before = '', any, after = '' } = part
  return `${sourceOf(before)}${Object.values(any).map(sourceOf).join('|')}${sourceOf(after)}`
}

/** The patterns of `data/patterns/{file}.json`, which must have exactly these names. */
export function loadPatterns<Name extends string>(file: string, ...names: Name[]): Record<Name, RegExp> {
  return loadData(`patterns/${file}`, named(names, Pattern))
}
