import type { Word } from '../tokens/language-model.js'
import { atTheEnd, emptyLead, greetings, looseEnd } from './topic-words.js'

/** Without the numbers, greetings and empty words on either side: "warranty" of "warranty matter". */
export function trimmed(words: readonly Word[]): readonly Word[] {
  let [from, to] = [0, words.length]
  while (to > from && (isOutside(words[to - 1]) || atTheEnd.has(words[to - 1]?.lower ?? ''))) to--
  if (hasLooseEnd(words.slice(0, to))) to--
  if (isCountedKind(words.slice(from, to))) return words.slice(from, to)
  if (isOfAct(words.slice(from, to))) from++
  while (from < to && (isOutside(words[from]) || (from < to - 1 && emptyLead.has(words[from]?.lower ?? '')))) from++
  return words.slice(from, to)
}

const hasLooseEnd = (words: readonly Word[]): boolean =>
  looseEnd.has(words.at(-1)?.lower ?? '') && words.at(-2)?.pos === 'NOUN'

/** "Six digit code" is one code. */
const isCountedKind = ([first, second, ...rest]: readonly Word[]): boolean =>
  rest.length > 0 && first?.pos === 'NUM' && isSingular(second) && isSingular(rest.at(-1))

/** "Comfortable lending money" is no kind of lending. */
const isOfAct = ([first, second, ...rest]: readonly Word[]): boolean =>
  rest.length > 0 && first?.pos === 'ADJ' && second?.lower.endsWith('ing') === true

const isSingular = (word: Word | undefined): boolean => word?.pos === 'NOUN' && !/s$/.test(word.lower)

function isOutside(word: Word | undefined): boolean {
  return !word || word.pos === 'NUM' || greetings.has(word.lower) || !isWord(word)
}

/** "B12" and "x-ray" are words, "4471" and "a4471" are codes. */
function isWord({ text }: Word): boolean {
  return /^\p{L}/u.test(text) && (text.match(/\d/g)?.length ?? 0) <= 2
}
