import * as v from 'valibot'
import { loadData } from '../../data/load-data.js'
import { Pattern } from '../../data/load-patterns.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import type { Counterpart } from '../prompt/counterpart.js'

/** What the person has to do or say. */
export interface Condition {
  /** The content words of the condition. */
  stems: ReadonlySet<string>
  /** Whether it is met by a question only: "they ask how he is at home". */
  isAsked: boolean
  /** What the person does in it, if it is one of the usual acts: an apology, a threat. */
  acts: RegExp[]
}

const { acts, passing } = loadData(
  'conditions',
  v.strictObject({
    acts: v.array(v.strictObject({ named: Pattern, done: Pattern })),
    passing: v.array(v.string()),
  }),
)
const passingStems: ReadonlySet<string> = new Set(passing.flatMap((words) => [...contentStems(words)]))

/** "The vet suggests": who does it is no part of what is done. */
const actor =
  /^(?:the|your) [\p{L} -]{2,25}? (?=(?:asks?|says?|shows?|offers?|mentions?|suggests?|explains?|proposes?|blames?|promises?|is|stays?|gives?|tries)\b)/iu

export function conditionFrom(text: string, counterpart: Counterpart): Condition {
  const does = counterpart.named(text).replace(actor, '')
  return {
    stems: tellingStems(does),
    isAsked: /\bask(?:s|ed)?\b/i.test(text),
    acts: acts.filter(({ named }) => named.test(text)).map(({ done }) => done),
  }
}

/** The content words without those that any talk has: "ask", "say". */
export function tellingStems(text: string): Set<string> {
  return new Set([...contentStems(text)].filter((stem) => !passingStems.has(stem)))
}

export function isEmpty({ stems, acts: done }: Condition): boolean {
  return stems.size === 0 && done.length === 0
}
