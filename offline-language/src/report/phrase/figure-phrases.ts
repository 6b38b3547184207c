import { isNoun } from '../../language/clauses/clause-words.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { Word } from '../../language/tokens/language-model.js'
import { written } from '../../language/tokens/written.js'

const fewestLetters = 6
const joins = /^(?:and|to|or|-)$/
const vague = /^(?:one|ones|of|things?|times?|bits?|ways?)$/i

/** The counted things of a sentence, with their figure: "thirty acres", "a hundred euros". */
export function figurePhrases({ words }: Pick<Sentence, 'words'>): string[] {
  return words.flatMap((word, at) => {
    const isWithin =
      isFigure(words[at - 1]) ||
      words[at - 1]?.lower === 'point' ||
      (joins.test(words[at - 1]?.lower ?? '') && isFigure(words[at - 2]))
    if (!isFigure(word) || isWithin) return []
    const after = words.slice(at + 1)
    const length = after.findIndex(
      (one, place) => !isFigure(one) && !(joins.test(one.lower) && isFigure(after[place + 1])),
    )
    const counted = after
      .slice(length, length + 2)
      .filter((one, place, pair) => isNoun(one) && (place === 0 || isNoun(pair[0])))
    if (length < 0 || counted.length === 0 || counted.some(({ lower }) => vague.test(lower))) return []
    const before = words[at - 1]?.lower === 'a' ? [words[at - 1]!] : []
    const text = written([...before, ...words.slice(at, at + 1 + length), ...counted])
    return text.length >= fewestLetters ? [text] : []
  })
}

const isFigure = (word: Word | undefined): boolean =>
  word !== undefined && (word.pos === 'NUM' || /^(?:hundred|thousand)$/.test(word.lower))
