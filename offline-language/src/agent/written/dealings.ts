import { isThirdPersonVerb } from '../prompt/verb-forms.js'
import type { ReadSentence } from './read-kinds.js'

const leastOfPerson = 0.6
const ofBoth =
  /^You (?:have (?:also |always |never )?|had |still )?(?!are\b|were\b|will\b|would\b|may\b|must\b)(\p{Ll}+) .*\b(?:me|my|mine)\b/u

/** "You were late three times", "You are two weeks behind with the rent" */
const ofFault = /^You (?:are|were|have been) (?:[\p{L}\d]+ ){0,4}?(?:behind|late|overdue|absent|in arrears|missing)\b/u

/** Whether a sentence about the person says what went on between the two: "You owe me 6,400 euros", or what they failed in. */
export function isDealing(said: string): boolean {
  if (ofFault.test(said)) return true
  const verb = ofBoth.exec(said)?.[1]
  return verb !== undefined && !isThirdPersonVerb(verb)
}

/** Whether the prompt says a sentence of the person. */
export const isOfPerson = ({ shares }: Pick<ReadSentence, 'shares'>): boolean => shares.person >= leastOfPerson
