import { loadPhrases } from '../../data/load-phrases.js'
import type { Word } from '../../language/tokens/language-model.js'
import { written } from '../../language/tokens/written.js'
import { inTheCall, looseTasks, tasks, when } from './commitment-patterns.js'

const { idioms } = loadPhrases('idioms', 'idioms')
const withoutTime =
  /^(?:put|set|get|take|look|write|leave|book) .*\b(?:aside|through|in writing|down|up|out|away|in|on|over)\b/i

/** "I'll go to the foot of our stairs": no task, though the words say so. */
export function isIdiom(text: string): boolean {
  return idioms.in(text)
}

/** "Show you next week": it does not say what. */
export function isWithoutThing(clause: readonly Word[]): boolean {
  return withoutThing.test(written(clause))
}

const withoutThing =
  /^(?:show|tell|send|give|bring|lend) (?:you|me|us|him|her|them)(?: (?:next|this|on|by|in|today|tomorrow|tonight|then|later)\b.*)?$/i

/**
 * Whether the words from the verb on are business that has an object, even a pronoun: "set it aside", "put that in
 * writing to you this week". A verb of many meanings needs a time in its sentence.
 */
export function isTask(clause: readonly Word[], text: string): boolean {
  const [verb, object] = clause
  if (!verb || !object || inTheCall.test(written(clause))) return false
  const hasTime = when.test(text)
  if (object.pos === 'NUM') return false
  const isOnlyPerson = clause.length === 2 && object.lower === 'you'
  if (tasks.has(verb.lower)) return hasTime || !isOnlyPerson
  return looseTasks.has(verb.lower) && (hasTime || withoutTime.test(written(clause)))
}
