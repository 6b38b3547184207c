import { sentencesOf } from '../../language/sentences/sentences-of.js'

/** More than any prompt written by hand has. */
const mostSentences = 400
const bullet = /^\s*(?:[-*•]|\d+[.)])\s+/

/** The sentences of a prompt without the marks of its lists. */
export function promptSentences(prompt: string): string[] {
  return prompt
    .split('\n')
    .flatMap((line) => sentencesOf(line.replace(bullet, '')))
    .filter((sentence) => /\p{L}{2}/u.test(sentence))
    .slice(0, mostSentences)
}
