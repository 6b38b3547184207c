import { isVerb } from '../../language/clauses/verb-forms.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { written } from '../../language/tokens/written.js'
import { loadPatterns } from '../../data/load-patterns.js'

const lead = /^(?:(?:and|but|so|well|then|okay|yes|no|because),? )+/i
/** The possible ends of a clause. */
const nextPart =
  / (?=(?:to|for|in|on the|from|below|above|if|when|because|and|but|or|who|that|so|until|as|with|since|before|after)\b)/g
const shortest = 10
const { openEnd } = loadPatterns('opening-words', 'openEnd')

/** "It goes off", "very close": a beginning that says nothing alone. */
const pointsBack = /^(?:it|that|this|these|those|they|he|she|there|one|not|very|also|\d+|all|both|half|about)\b/i
const fewestWords = 3

/** How the first statement begins that needs no other one; of the main one if there is none. */
export function openingOf(main: Sentence, others: readonly Sentence[], longest: number): string {
  const own = others.filter(({ turns, isQuestion }) => turns[0] === main.turns[0] && !isQuestion)
  const plain = [main, ...own].find((one) => {
    const opening = openingWords(one, longest)
    return one.words.some(isVerb) && !pointsBack.test(opening) && opening.split(' ').length >= fewestWords
  })
  return openingWords(plain ?? main, longest)
}

/** How a statement that names no thing begins: "I work full time", at most so many letters. */
export function openingWords({ words }: Sentence, longest: number): string {
  const clause = written(words)
    .replace(/\bwill not\b/g, "won't")
    .replace(/\bcan not\b/g, "can't")
    .replace(/\b(do|does|did|is|are|was|were|has|have|had|would|could|should) not\b/g, "$1n't")
    .replace(lead, '')
    .split(/[,;:?!]|(?<!\b(?:Mrs?|Ms|Dr))\./, 1)[0]!
  if (clause.length <= longest) return clause.trim()
  const cut = clause.slice(0, longest + 1)
  const ends = [...cut.matchAll(nextPart)].map(({ index }) => index)
  return cut.slice(0, ends.findLast((end) => end >= shortest) ?? cut.lastIndexOf(' ')).replace(openEnd, '')
}
