import * as v from 'valibot'
import { loadData } from '../../data/load-data.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { Word } from '../../language/tokens/language-model.js'
import { written } from '../../language/tokens/written.js'
import { thingAt } from './thing-at.js'

const nouns = loadData('deed-nouns', v.record(v.string(), v.string()))

/** What is done as a noun: "repair" of "I will fix the fence", alone and with its object: "fence repair". */
export interface NamedDeed {
  text: string
  hasObject: boolean
}

const skipped = /^(?:the|an?|my|your|our|his|her|its|their|this|that|these|those|all|it|up|out|off|down|back|of|for)$/
const mostSkipped = 3
const mostOfObject = 2

/** The deeds of a sentence whose verbs have a noun of their own. */
export const namedDeedsIn = ({ words }: Pick<Sentence, 'words'>): NamedDeed[] =>
  words.flatMap((word, at) => {
    const noun = word.pos === 'VERB' && Object.hasOwn(nouns, word.lemma) ? nouns[word.lemma] : undefined
    if (noun === undefined) return []
    const object = objectAfter(words, at)
    return [{ text: noun, hasObject: false }, ...(object ? [{ text: `${object} ${noun}`, hasObject: true }] : [])]
  })

/** "North fence" of "fix that north fence". */
function objectAfter(words: readonly Word[], verb: number): string | null {
  const after = words.slice(verb + 1, verb + 1 + mostSkipped).findIndex(({ lower }) => !skipped.test(lower))
  const named = after < 0 ? [] : thingAt(words, verb + 1 + after)
  const isShort = named.length > 0 && named.length <= mostOfObject
  return isShort && named.every(({ pos }) => pos === 'NOUN' || pos === 'ADJ') ? written(named).toLowerCase() : null
}
