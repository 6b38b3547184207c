import { isMonth } from '../tokens/calendar.js'
import type { Word } from '../tokens/language-model.js'
import { isTooGeneral } from './too-general.js'

/** "Lindgren project", "Saturday shift": a name makes a general noun special, but "Friday morning" is only a time. */
export function withName(kept: readonly Word[], words: readonly Word[]): readonly Word[] {
  const name = words[words.indexOf(kept[0]!) - 1]
  const isName = name?.pos === 'PROPN' && /^\p{Lu}\p{Ll}+$/u.test(name.text) && words.indexOf(name) > 0
  if (isName && kept.length === 1 && isMonth(name.lower) && name.lower !== 'may') return [name, ...kept]
  return isName && isTooGeneral(kept) && !partsOfDay.test(kept.at(-1)!.lower) ? [name, ...kept] : kept
}

/** "Long-term sugar": the word before the hyphen belongs to the phrase. */
export function withHyphen(kept: readonly Word[], words: readonly Word[]): readonly Word[] {
  const [first, ...rest] = kept
  const at = first ? words.indexOf(first) : -1
  const [before, hyphen] = [words[at - 2], words[at - 1]]
  if (!first || !before || hyphen?.text !== '-') return kept
  const [text, lower] = [`${before.text}-${first.text}`, `${before.lower}-${first.lower}`]
  return [{ ...first, text, lower, lemma: lower, stem: lower }, ...rest]
}

const partsOfDay = /^(?:mornings?|afternoons?|evenings?|nights?|lunch|noon|times?|off)$/

/** "Law" of "brother-in-law". */
export function isPartOfCompound(phrase: readonly Word[], words: readonly Word[]): boolean {
  const [start, end] = [words.indexOf(phrase[0]!), words.indexOf(phrase.at(-1)!)]
  // "Month-end" is one thing.
  const isWhole = /^(?:NOUN|ADJ)$/.test(words[start - 2]?.pos ?? '') && words[start - 3]?.text !== '-'
  return (start === end && words[start - 1]?.text === '-' && !isWhole) || words[end + 1]?.text === '-'
}
