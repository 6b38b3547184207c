import { takesClause } from '../clauses/clause-words.js'
import { isSurelyFinite } from '../clauses/verb-forms.js'
import type { Word } from '../tokens/language-model.js'
import { loadWords } from '../../data/load-words.js'

const causatives: ReadonlySet<string> = new Set(loadWords('spoken-verbs', 'causatives').causatives)

export function significantBefore(words: readonly Word[], at: number): Word | undefined {
  for (let back = at - 1; back >= 0 && back >= at - 4; back--) {
    const word = words[back]
    if (word && word.pos !== 'ADV' && !/^(?:just|also|really|still|both|all|probably)$/.test(word.lower)) return word
  }
  return undefined
}

export function followedByVerb(words: readonly Word[], at: number): boolean {
  return words
    .slice(at + 1, at + 4)
    .some(
      (word, ahead, between) =>
        (word.pos === 'VERB' || word.pos === 'AUX') && between.slice(0, ahead).every(({ pos }) => pos === 'ADV'),
    )
}

/** True for "make you wait" and "give you pain killers", false for "think you need". */
export function isObjectOf(cause: Word | undefined, next: Word | undefined): boolean {
  if (!cause || !takesObject(cause)) return false
  if (isSurelyFinite(next) && !isBareVerb(next)) return false
  if (cause.pos === 'AUX') return causatives.has(cause.lower) && next?.pos === 'VERB' && isBareVerb(next)
  if (!takesClause.has(cause.lower)) return true
  return cause.lower === 'see' && next?.pos === 'VERB' && isBareVerb(next) && next.lower !== 'have'
}

function takesObject({ pos, lower }: Word): boolean {
  return pos === 'VERB' || pos === 'AUX' || causatives.has(lower)
}

function isBareVerb(word: Word | undefined): boolean {
  return word !== undefined && (word.lower === word.lemma || word.lower === 'have' || word.lower === 'do')
}
