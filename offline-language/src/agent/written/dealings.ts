import { isThirdPersonVerb } from '../prompt/verb-forms.js'
import type { ReadSentence } from './read-kinds.js'

const leastOfPerson = 0.6
const ofBoth =
  /^You (?:have (?:also |always |never )?|had |still )?(?!are\b|were\b|will\b|would\b|may\b|must\b)(\p{Ll}+) .*\b(?:me|my|mine)\b/u

/** Whether a sentence about the person says what went on between the two: "You owe me 6,400 euros". */
export function isDealing(said: string): boolean {
  const verb = ofBoth.exec(said)?.[1]
  return verb !== undefined && !isThirdPersonVerb(verb)
}

/** Whether the prompt says a sentence of the person. */
export const isOfPerson = ({ shares }: Pick<ReadSentence, 'shares'>): boolean => shares.person >= leastOfPerson
