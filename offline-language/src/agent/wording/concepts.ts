import * as v from 'valibot'
import { loadData } from '../../data/load-data.js'
import { Pattern } from '../../data/load-patterns.js'
import { stemOf } from '../../language/tokens/content-stems.js'

/** What people call one thing by several words: "the mileage" is "92,000 miles on the clock". */
const concepts = Object.entries(loadData('concepts', v.record(v.string(), Pattern)))

export function conceptsIn(text: string): Set<string> {
  return new Set(concepts.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : [])))
}

const { groups } = loadData('synonyms', v.strictObject({ groups: v.array(v.string()) }))
const groupsByStem = new Map<string, string[]>()
for (const [at, words] of groups.entries())
  for (const stem of new Set(words.split(' ').map(stemOf)))
    groupsByStem.set(stem, [...(groupsByStem.get(stem) ?? []), `group ${at}`])

/** The groups of words of similar meaning that a stem belongs to: "delay" and "late" share one. */
export function groupsOf(stem: string): readonly string[] {
  return groupsByStem.get(stem) ?? []
}

/** "Signer" and "signing" have one root. */
export const rootOf = (stem: string) =>
  /^\d/.test(stem) ? stem : stem.replace(/(?<=\p{L}{4})(?:ations?|ment|ance|ence|ion|er|or|al|ity|ive?|y|e)$/u, '')

/** How many of `wanted` a text says, in the same words or in others of one group. */
export function sharedInMeaning(wanted: ReadonlySet<string>, said: ReadonlySet<string>): number {
  const groups = new Set([...said].flatMap(groupsOf))
  const roots = new Set([...said].map(rootOf))
  return [...wanted].filter(
    (stem) => said.has(stem) || roots.has(rootOf(stem)) || groupsOf(stem).some((group) => groups.has(group)),
  ).length
}
