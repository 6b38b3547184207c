import { loadWords } from '../../data/load-words.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import type { Described } from '../conditions/described.js'
import { readCondition } from '../conditions/read-condition.js'
import type { Counterpart } from '../prompt/counterpart.js'

/** What the person has to do or say. */
export interface Condition extends Described {
  /** The content words of the condition. */
  stems: ReadonlySet<string>
}

const { passing } = loadWords('condition', 'passing')
const passingStems: ReadonlySet<string> = new Set(passing.flatMap((words) => [...contentStems(words)]))

/** "The vet suggests": who does it is no part of what is done. */
const actor =
  /^(?:the|your) [\p{L} -]{2,25}? (?=(?:asks?|says?|shows?|offers?|mentions?|suggests?|explains?|proposes?|blames?|promises?|is|stays?|gives?|tries)\b)/iu

/** `then` is what the part does or says in that case. */
export function conditionFrom(words: string, then: string, counterpart: Counterpart): Condition {
  return { words, then, stems: tellingStems(counterpart.named(words).replace(actor, '')) }
}

/** The content words without those that any talk has: "ask", "say". */
export function tellingStems(text: string): Set<string> {
  return new Set([...contentStems(text)].filter((stem) => !passingStems.has(stem)))
}

/** Whether a condition names nothing that the person could do: "they say something". */
export const isEmpty = (condition: Condition): boolean =>
  condition.stems.size === 0 && readCondition(condition).named.every((act) => ofAnyTalk.has(act))
const ofAnyTalk: ReadonlySet<string> = new Set(['asks', 'telling', 'negative'])
