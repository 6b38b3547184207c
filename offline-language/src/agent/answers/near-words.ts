import * as v from 'valibot'
import { loadData } from '../../data/load-data.js'
import { stemOf } from '../../language/tokens/content-stems.js'
import { lemmasOf } from '../wording/lemmas.js'

/** Words of near meaning, by which a question finds its answer and nothing else is compared. */
const { groups, phrases } = loadData(
  'near-words',
  v.strictObject({ groups: v.array(v.string()), phrases: v.record(v.string(), v.array(v.string())) }),
)

const groupsByStem = new Map<string, string[]>()
for (const [at, words] of groups.entries())
  for (const stem of new Set(words.split(' ').map(stemOf)))
    groupsByStem.set(stem, [...(groupsByStem.get(stem) ?? []), `near ${at}`])

/** The groups of words of near meaning that a stem belongs to. */
export const nearGroupsOf = (stem: string): readonly string[] => groupsByStem.get(stem) ?? []

interface Phrase {
  verb: string
  particle: RegExp
  plain: string
}
const known: Phrase[] = Object.entries(phrases).flatMap(([plain, all]) =>
  all.map((words) => {
    const [verb = '', ...rest] = words.split(' ')
    return { verb: stemOf(verb), particle: new RegExp(`(?:^| )${rest.join(' ')}\\b`), plain }
  }),
)
/** "Hand it over", "hand the instrument over" */
const mostBetween = 3

/** The plain verbs for the phrases of a text: "come across" is "find". */
export function plainVerbsIn(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}'’]+/gu) ?? []
  const stems = words.map((word) => new Set([stemOf(word), ...lemmasOf(word)]))
  return known.flatMap(({ verb, particle, plain }) =>
    stems.some((all, at) => {
      if (!all.has(verb)) return false
      const rest = words.slice(at + 1, at + 2 + mostBetween).join(' ')
      return particle.test(rest)
    })
      ? [plain]
      : [],
  )
}
