import type { Word } from '../tokens/language-model.js'
import { asPartOf, greetings, units } from './topic-words.js'

/** Whether a phrase names a thing: no unit, greeting, time of day or mere part. */
export function isNameable(words: readonly Word[]): boolean {
  const last = words.at(-1)!
  return (
    !asPartOf.has(last.lower) &&
    !/^(?:things?|stuff|ones?|lunch|lunchtime)$/.test(last.lower) &&
    (!/^(?:nights?|mornings?|evenings?|afternoons?)$/.test(last.lower) || isKindOfTime(words)) &&
    !words.some(({ lower }) => units.has(lower) || greetings.has(lower))
  )
}

/** "Outdoor mornings", but not "late nights" and "Friday evening". */
const isKindOfTime = ([first, ...rest]: readonly Word[]): boolean =>
  rest.length === 1 &&
  first!.pos === 'ADJ' &&
  !/^(?:late|early|same|good|next|last|other|every|first|second|only|long|whole|bad|new)$/.test(first!.lower)
