import { loadPatterns } from '../../data/load-patterns.js'
import { inThirdPersonSingular } from '../../language/clauses/verb-forms.js'
import { hasEffect } from './trigger-tone.js'

const { byAnyone, byReader, bare, comesUp, isNamed } = loadPatterns(
  'role/person-in-cases',
  'byAnyone',
  'byReader',
  'bare',
  'comesUp',
  'isNamed',
)

/**
 * Who talks to the part does what a case names: "as soon as a teacher brings it up", "if you lecture him" (said to the person),
 * "if told off", "when the money comes up", "if your wife is mentioned".
 */
export const withSomebody = (text: string): string =>
  text
    .replace(byAnyone, '$1someone ')
    .replace(byReader, (_, start: string, verb: string, rest: string) => {
      return `${start}someone ${inThirdPersonSingular(verb)}${rest.replace(/\b(?:him|her)\b/, 'you')}`
    })
    .replace(bare, '$1you are ')
    // "Told" alone is no act of its own.
    .replace(/\btold off\b/i, 'scolded')
    .replace(comesUp, '$1someone mentions $2')
    .replace(isNamed, '$1someone mentions $2')

const borders = /(?:,? and|,) (?=(?:you )?(?:[\p{L}-]+ ){1,5}(?:if|when(?:ever)?|once|as soon as|at the|by)\b)/iu
const ofCase = /\b(?:if|when(?:ever)?|once|as soon as|at|by)\b/i
const startsWithPart = /^(?:[-*•] )?\p{Lu}\p{L}+ \p{L}+/u
const isDistaste = /^\p{Lu}\p{L}+ (?:hate|detest|loathe|dislike|resent|like|love|appreciate)s?\b/u

/** "Being called 'love'", not "the lads' pay and the boss' car" */
const singleQuoted = /(?<=[ (])['‘]([^'‘’]{2,60})['’](?=[ ,.;:)]|$)/g

/** "You get cross when anyone …, and brighten up if …": two cases of one part, each as a sentence of its own. */
export function eachCase(sentence: string): string[] {
  const plain = sentence.replace(singleQuoted, '"$1"')
  if (!startsWithPart.test(plain)) return [plain]
  const pieces = plain.split(borders)
  const isEach =
    pieces.length > 1 &&
    pieces.every((piece, at) => hasEffect(piece.split(ofCase)[0]!.trim()) || (at === 0 && isDistaste.test(piece)))
  return isEach ? pieces.map((piece, at) => (at > 0 ? `You ${piece.replace(/^you /i, '')}` : piece)) : [plain]
}
