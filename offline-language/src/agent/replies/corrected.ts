import { capitalised } from '../../language/tokens/first-letter.js'
import * as v from 'valibot'
import { loadData } from '../../data/load-data.js'
import { Pattern } from '../../data/load-patterns.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'

const { words, phrases } = loadData(
  'corrections',
  v.strictObject({
    words: v.record(v.string(), v.string()),
    phrases: v.array(v.strictObject({ wrong: Pattern, right: v.string() })),
  }),
)
const wrongWords: ReadonlyMap<string, string> = new Map(Object.entries(words))
const mostSentences = 2

/** A learner's sentences with their simple mistakes corrected; null if there are none. */
export function corrected(text: string): string | null {
  const changed = sentencesOf(text).flatMap((sentence) => {
    const right = correct(sentence)
    return right === sentence ? [] : [right]
  })
  return changed.length > 0 ? changed.slice(0, mostSentences).join(' ') : null
}

function correct(sentence: string): string {
  const spelled = sentence.replace(/[a-z]+/gi, (word) => wrongWords.get(word.toLowerCase()) ?? word)
  const right = phrases.reduce((said, phrase) => said.replace(phrase.wrong, phrase.right), spelled)
  if (right === sentence) return sentence
  return capitalised(right).replace(/\bi\b/g, 'I')
}
