import { loadPatterns } from '../../../data/load-patterns.js'
import { pronounIn } from '../part-pronoun.js'
import type { Step } from './step.js'

const { inCase, says } = loadPatterns('prompt/attribution', 'inCase', 'says')

const mid = new RegExp(`, (?:as )?(?:${says.source}),(?= \\p{Ll})`, 'gu')
const end = new RegExp(`, (?:as )?(?:${says.source})(?=[.]?(?:$|\\n)|[.] )`, 'gu')
const accordingToPart = /(?<=^|[.!?] |\n)According to (?:you|him|her),? (\p{L})/gu
/** "A machine says everything, you feel, you only have to touch it" */
const startsClause = /^ (?:and|but|so|or|you|he|she|it|they|we|there|that|those|this|these|if|when|because)\b/
const longest = 300

/** What stands in a sentence before a place of the prompt; null for words in quotes, and for what is said in a case. */
function startOf(prompt: string, at: number): string | null {
  const before =
    prompt
      .slice(Math.max(0, at - longest), at)
      .split(/[.!?] |\n/)
      .at(-1) ?? ''
  return before.length < 3 || /["“]/.test(before) || new RegExp(`^${inCase.source}`, 'u').test(before) ? null : before
}

/** "Ronke, you find, is the first who explains": what is thought of someone is no fact. */
function startsWithNameOf(prompt: string, before: string): boolean {
  const [first = ''] = /\p{Lu}[\p{L}-]*/u.exec(before) ?? []
  return /^(?:Mr|Mrs|Ms|Dr)$/.test(first) || (first !== '' && new RegExp(`\\p{Ll},? ${first}\\b`, 'u').test(prompt))
}

/** "He says" in a prompt about a woman, or to "you", is someone else's word. */
function isOfOther(found: string, prompt: string): boolean {
  const [who] = /\b(?:he|she)\b/.exec(found) ?? []
  return who !== undefined && pronounIn(prompt) !== who
}

function withoutMid(found: string, ...more: string[]): string {
  const [at, prompt] = [Number(more.at(-2)), more.at(-1) ?? '']
  const before = startOf(prompt, at)
  if (before === null || !/^(?:[-*•] )?\p{Lu}/u.test(before)) return found
  if (isOfOther(found, prompt) || startsWithNameOf(prompt, before)) return found
  return startsClause.test(prompt.slice(at + found.length, at + found.length + longest)) ? ',' : ''
}

function withoutEnd(found: string, ...more: string[]): string {
  const [at, prompt] = [Number(more.at(-2)), more.at(-1) ?? '']
  return startOf(prompt, at) === null || isOfOther(found, prompt) ? found : ''
}

/** "Lettuce, you say, is not farming.", "It's his fault, he says.": the part says it without saying that it says so. */
export const withoutAttribution: readonly Step[] = [
  [mid, withoutMid],
  [end, withoutEnd],
  [accordingToPart, (_, letter = '') => letter.toUpperCase()],
]
