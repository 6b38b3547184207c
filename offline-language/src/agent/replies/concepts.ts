import * as v from 'valibot'
import { loadData } from '../../data/load-data.js'

/** What people call one thing by several words: "the mileage" is "92,000 miles on the clock". */
const concepts = Object.entries(loadData('concepts', v.record(v.string(), v.string()))).map(
  ([name, pattern]) => [name, new RegExp(pattern, 'i')] as const,
)

export function conceptsIn(text: string): Set<string> {
  return new Set(concepts.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : [])))
}
