import type { Word } from '../../language/tokens/language-model.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { written } from '../../language/tokens/written.js'

/** "Send me a new one" after "I lost my debit card": replaces "one" by the thing. */
export function resolveOne(sentence: Sentence, before: readonly Sentence[]): Sentence {
  const { words, role } = sentence
  const one = words.findIndex(
    ({ lower }, at) => lower === 'one' && /^(?:new|another|different|replacement)$/.test(words[at - 1]?.lower ?? ''),
  )
  // "Tear up that letter and write a new one" says what it is.
  if (one < 0 || words.slice(0, one).some(isNoun)) return sentence
  // "It" is not replaced: its antecedent is often not the obvious one, and a report must not guess.
  const thing = lastNoun(before.slice(-3).findLast((other) => other.role === role && other.words.some(isNamed)))
  if (thing.length === 0) return sentence
  // "A new machine" for "a new one", not "a new new machine".
  const own = thing[0]?.lower === words[one - 1]?.lower ? thing.slice(1) : thing
  const resolved = [
    ...words.slice(0, one),
    ...own.map((word) => ({ ...word, spaceBefore: true })),
    ...words.slice(one + 1),
  ]
  return {
    ...sentence,
    originalText: sentence.text,
    words: resolved,
    text: written(resolved),
    stems: new Set([...sentence.stems, ...thing.map(({ stem }) => stem)]),
  }
}

const times =
  /^(?:(?:night|day|morning|evening|week|month|year|time|way|look|bit|lot|thing|problem|mistake|minute|second|moment)s?|sense)$/

function lastNoun(sentence: Sentence | undefined): readonly Word[] {
  const words = sentence?.words ?? []
  const noun = words.findLastIndex(isNamed)
  // With several things it is unclear which one is meant.
  const others = words.filter((word, at) => isNoun(word) && at < noun - 1)
  if (others.length > 0 || times.test(words[noun]?.lower ?? '')) return []
  const isCompound = ['NOUN', 'ADJ'].includes(words[noun - 1]?.pos ?? '')
  return noun < 0 ? [] : words.slice(isCompound ? noun - 1 : noun, noun + 1)
}

/** "I lost the key": a last word after an article is a noun, whatever its tag. */
const isNamed = (word: Word, at: number, words: readonly Word[]): boolean =>
  isNoun(word) ||
  (word.pos === 'ADJ' &&
    words[at - 1]?.pos === 'DET' &&
    (words[at + 1] === undefined || words[at + 1]!.pos === 'PUNCT'))

function isNoun({ pos }: Word): boolean {
  return pos === 'NOUN'
}
