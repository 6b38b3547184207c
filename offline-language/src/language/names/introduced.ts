import { capitalised } from '../tokens/first-letter.js'
import { isNoName, notNames } from './no-name.js'

const introductionLength = 600
/** Later "it is Mrs. Penn" names another person. */
const turnsOfName = 2
// A word in lower case is a name only in patterns that a name must follow: "this is consistent with" is no introduction.
const patterns = [
  /\b[Mm]y name(?: is|'s) ((?:(?:dr|mr|mrs|ms)\. )?\p{L}+(?: \p{L}+)?)/iu,
  /\b(?:I am|[Tt]his is|[Ii]t is) ((?:(?:[Dd]r|[Mm]rs?|[Mm]s)\.|Miss) \p{L}+)/u,
  // "It is Tomas Varga, my wife came in".
  /\b(?:I am|[Tt]his is|[Ii]t is) (\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)(?=[,.])/u,
  /(?<![\p{L}])((?:(?:Nurse|Doctor) )?\p{Lu}\p{L}+)(?: \p{Lu}\p{L}+)? speaking[,.]/u,
  // "It is Tomas again", but not "it is Marathon day".
  /\b[Ii]t is (\p{Lu}\p{L}+)(?=[,.!]| (?:and|again|here|I|we|my|your|the|a)\b)/u,
  /\b(?:I am|[Tt]his is|speaking with) (\p{Lu}\p{L}+)(?! \p{Lu}| ?'s| ?\?)\b/u,
  /\b(?:I am|[Tt]his is|[Ii]t is) (\p{Lu}\p{L}+)(?: \p{Lu}\p{L}+)? (?:from|with|at|speaking|calling|here)\b/u,
  /(?<![\p{L}])(\p{Lu}\p{L}+)(?: \p{Lu}\p{L}+)? speaking\b/u,
  /\bthis is (\p{L}+) (?:speaking|calling|from|how|what|may|can)\b/iu,
]

const namesOthers = /\[Ii\]t is/

/** The name by which a speaker introduces themselves; null if none. */
export function introduced(says: string): string | null {
  const start = says.slice(0, introductionLength)
  const opening = says.split('\n').slice(0, turnsOfName).join('\n').slice(0, introductionLength)
  for (const pattern of patterns) {
    const name = pattern.exec(namesOthers.test(pattern.source) ? opening : start)?.[1]
    const words = name?.split(' ').filter((word, at) => at === 0 || !notNames.has(word.toLowerCase())) ?? []
    const [first] = words
    if (first && !isNoName(first.toLowerCase()) && !(words.length === 1 && /\b(?:bank|clinic)\b/i.test(first))) {
      return words
        .map((word, at) =>
          at > 1 || /^(?:how|and|i|what|we|thank|thanks|may|can|who|so|speaking)$/i.test(word) ? '' : capitalised(word),
        )
        .join(' ')
        .trim()
    }
  }
  return null
}
