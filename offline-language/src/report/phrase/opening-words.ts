import type { Sentence } from '../../language/sentences/sentence.js'
import { written } from '../../language/tokens/written.js'

const lead = /^(?:(?:and|but|so|well|then|okay|yes|no|because),? )+/i
/** Where a clause can end. */
const nextPart = / (?=(?:to|for|if|when|because|and|but|or|who|that|so|until|as|with|since|before|after)\b)/g
const shortest = 10
const openEnd =
  /(?: (?:and|but|or|so|if|as|the|an?|my|your|our|his|her|to|of|in|on|at|for|from|with|by|than|because|when|until|is|are|am|was|will|can|have|has|had|not|it|you|I|we))+$/i

/** How a statement that names no thing begins: "I work full time", at most so many letters. */
export function openingWords({ words }: Sentence, longest: number): string {
  const clause = written(words)
    .replace(lead, '')
    .split(/[,;:.?!]/, 1)[0]!
  if (clause.length <= longest) return clause.trim()
  const cut = clause.slice(0, longest + 1)
  const ends = [...cut.matchAll(nextPart)].map(({ index }) => index)
  return cut.slice(0, ends.findLast((end) => end >= shortest) ?? cut.lastIndexOf(' ')).replace(openEnd, '')
}
