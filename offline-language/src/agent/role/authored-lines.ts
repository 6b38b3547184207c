import { loadPatterns } from '../../data/load-patterns.js'
import { capitalised } from '../../language/tokens/first-letter.js'
import type { Described } from '../conditions/described.js'

const { line, heading, quoted, inBrackets } = loadPatterns(
  'role/authored-lines',
  'line',
  'heading',
  'quoted',
  'inBrackets',
)

/** A line that the author of a prompt has written for a case. */
export interface AuthoredLine extends Described {
  /** What the part says then; the second if the first was said already. */
  says: string[]
  /** What somebody says in that case, in words that the author gives. */
  examples: string[]
}

/** A prompt, and the lines that its author has written for cases. */
interface WithoutLines {
  prompt: string
  lines: AuthoredLine[]
}

/** Takes the lines of a list that give words for a case out of a prompt: they are no facts, and need no reading but for their case. */
export function withoutAuthoredLines(prompt: string): WithoutLines {
  const all = prompt.split('\n')
  const lines = all.flatMap((each) => lineIn(each) ?? [])
  if (lines.length === 0) return { prompt, lines }
  const left = all.filter((each) => !line.test(each))
  const next = (at: number) => left.slice(at + 1).find((each) => each.trim() !== '')
  const isEmpty = (at: number) => heading.test(left[at]!) && (next(at) === undefined || heading.test(next(at)!))
  return { prompt: left.filter((_, at) => !isEmpty(at)).join('\n'), lines }
}

/** '- If they ask for the number ("Where do I call?"), say: "It ends in four."' */
function lineIn(written: string): AuthoredLine | null {
  const [, cause, words] = line.exec(written) ?? []
  if (!cause || !words) return null
  return {
    words: cause.replace(inBrackets, ''),
    then: `say: ${words}`,
    says: quotesIn(words).map(sentenceOf),
    examples: quotesIn(cause),
  }
}

const quotesIn = (text: string): string[] => [...text.matchAll(quoted)].map(([, inner]) => inner!.trim())

const sentenceOf = (words: string): string => `${capitalised(words)}${/[.!?…]$/.test(words) ? '' : '.'}`

/** Whether a sentence is one that an author has written for a case: it is said as it is. */
export const isAuthored = (sentence: string, authored: readonly AuthoredLine[]): boolean =>
  authored.some(({ says }) => says.some((line) => line.includes(sentence)))
