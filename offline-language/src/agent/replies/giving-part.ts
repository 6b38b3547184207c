import { capitalised } from '../../language/tokens/first-letter.js'
import { answerVectorOf } from '../../language/encoder/answer-vector.js'
import { nearness } from '../../language/encoder/sentence-vector.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { askedKinds, givenSpans } from '../answers/asked-kinds.js'
import { wordFit } from '../answers/word-fit.js'
import { hasVerb } from '../units/statements.js'

const joint = /, (?:and|but|so) /
const pointsBack = /^(?:it|he|she|they|this|that|these|those|so|then|there)\b/i
const standsAlone = /^(?:I|my|our|we|the|an?|no|nobody|\p{Lu}\p{Ll}+)\b/u
const fewestWords = 4
/** A text with this many sentences is too long to be said whole as an answer. */
const fewestOfList = 3

/** What of a text gives the kind that a question asks for, if that can be said without the rest. */
export function givingPart(text: string, question: string): string {
  const kinds = askedKinds(question)
  if (kinds.length !== 1) return text
  const gives = (part: string) => kinds.some((kind) => givenSpans(kind, part, question).length > 0)
  const sentences = sentencesOf(text)
  const asked = answerVectorOf(question)
  const given = sentences
    .filter(gives)
    .toSorted((a, b) => nearness(asked, answerVectorOf(b)) - nearness(asked, answerVectorOf(a)))
  const [sentence] = given
  if (!sentence || (given.length > 1 && sentences.length < fewestOfList) || pointsBack.test(sentence)) return text
  const parts = sentence.replace(/[.!]$/, '').split(joint)
  const fit = (each: string) => wordFit(question, each)
  const [part, next] = parts.filter(gives).toSorted((a, b) => fit(b) - fit(a))
  const isAlone =
    part !== undefined &&
    (next === undefined || fit(next) < fit(part)) &&
    standsAlone.test(part) &&
    hasVerb(part) &&
    part.split(' ').length >= fewestWords &&
    parts.every((other) => fit(other) <= fit(part))
  return isAlone ? `${capitalised(part)}.` : sentence
}
