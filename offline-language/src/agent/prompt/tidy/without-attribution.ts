import { loadPatterns } from '../../../data/load-patterns.js'
import { pronounIn } from '../part-pronoun.js'
import type { Step } from './step.js'

const { inCase, says } = loadPatterns('prompt/attribution', 'inCase', 'says')

const start = `(?:^|[.!?] |\\n)(?!${inCase.source})`
const mid = new RegExp(`(?<=${start}(?:[-*•] )?\\p{Lu}[^.!?"“\\n]{3,}), (?:as )?(?:${says.source}),(?= \\p{Ll})`, 'gu')
const end = new RegExp(`(?<=${start}[^.!?"“\\n]{4,}), (?:as )?(?:${says.source})(?=[.]?(?:$|\\n)|[.] )`, 'gu')
/** "A machine says everything, you feel, you only have to touch it" */
const startsClause = /^ (?:and|but|so|or|you|he|she|it|they|we|there|that|those|this|these|if|when|because)\b/

/** Whether a sentence begins with somebody's name: "Ronke, you find, is the first who explains." */
function startsWithNameOf(prompt: string, before: string): boolean {
  const [first = ''] = /\p{Lu}[\p{L}-]*/u.exec(before.split(/[.!?] |\n/).at(-1) ?? '') ?? []
  return /^(?:Mr|Mrs|Ms|Dr)$/.test(first) || (first !== '' && new RegExp(`\\p{Ll},? ${first}\\b`, 'u').test(prompt))
}

/** What is left of "he says"; in a prompt about a woman, or to "you", it is somebody else's word. */
function withoutOwn(found: string, ...more: string[]): string {
  const [who] = /\b(?:he|she)\b/.exec(found) ?? []
  return who && pronounIn(more.at(-1) ?? '') !== who ? found : ''
}

/** The same between the two halves of what is said. */
function withoutOwnBetween(found: string, ...more: string[]): string {
  const [at, prompt] = [Number(more.at(-2)), more.at(-1) ?? '']
  if (startsWithNameOf(prompt, prompt.slice(0, at))) return found
  return withoutOwn(found, prompt) || (startsClause.test(prompt.slice(at + found.length)) ? ',' : '')
}

/** "Lettuce, you say, is not farming.", "It's his fault, he says.": the part says it without saying that it says so. */
export const withoutAttribution: readonly Step[] = [
  [mid, withoutOwnBetween],
  [end, withoutOwn],
  [/(?<=^|[.!?] |\n)According to (?:you|him|her),? (\p{L})/gu, (_, letter = '') => letter.toUpperCase()],
]
