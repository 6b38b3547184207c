import { loadPatterns } from '../../data/load-patterns.js'
import { isAsked } from '../../language/sentences/asked.js'
import type { Sentence } from '../../language/sentences/sentence.js'

const { asksWho, codes } = loadPatterns('identity', 'asksWho', 'codes')

/** Who the caller is: a date of birth, a postcode, a number. A report has no use for it. */
export function isIdentity(sentence: Sentence, before: Sentence | undefined): boolean {
  const isAnswer = before !== undefined && before.role !== sentence.role && isAsked(before) && !isAsked(sentence)
  return (isAnswer && asksWho.test(before.text)) || codes.test(sentence.text)
}
