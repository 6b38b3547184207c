import * as v from 'valibot'
import { loadData, named } from './load-data.js'

/** An expression in parts: `before`, then any one of `any`, then `after`. */
const PatternData = v.strictObject({
  before: v.optional(v.string(), ''),
  any: v.pipe(v.array(v.string()), v.minLength(1)),
  after: v.optional(v.string(), ''),
  flags: v.pipe(v.string(), v.regex(/^[giu]*$/)),
})

export const Pattern = v.pipe(
  PatternData,
  v.transform(({ before, any, after, flags }) => new RegExp(`${before}${any.join('|')}${after}`, flags)),
)

/** The patterns that the file `data/patterns/{file}.json` has under these names, and under no others. */
export function loadPatterns<Name extends string>(file: string, ...names: Name[]): Record<Name, RegExp> {
  return loadData(`patterns/${file}`, named(names, Pattern))
}
