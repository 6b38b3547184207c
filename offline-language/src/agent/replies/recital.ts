import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { coverage, meaningOf } from '../units/meaning.js'
import type { Statement } from '../written/statements.js'
import type { Conversation } from './conversation.js'

/** Of what someone has just said, so much said back is no answer. */
const mostOfHeard = 0.6
const leastOfFact = 0.5
const fewestMeant = 2
const answersYesOrNo = /^(?:Yes|No|As I said|To be honest)\b/
const asksIfSo =
  /\b(?:is (?:that|this|it) (?:right|true|correct|so)|am i right|correct|right)\?\s*$|, (?:\p{L}+ )?(?:you|it|he|she|they|there|that)\?\s*$/iu

/** "The doctor has asked you in because …": who asked knows it. */
const toldByListener = /\b(?:asked|called|invited|summoned|sent for) (?:you|me|him|her)\b.*\bbecause\b/i
const isOwnAsking = /^(?:You|I) (?:have )?(?:asked|called|invited)\b/i

/** Whether a statement is the reason for which the person has asked for the talk. */
export const isOfListener = ({ whole }: Statement): boolean => toldByListener.test(whole) && !isOwnAsking.test(whole)

/** Whether words are those of a statement, alone or after a yes. */
function isSame(words: string, { said }: Statement): boolean {
  const [one, other] = [words, said ?? ''].map((each) => each.toLowerCase().replace(/[.!]$/, ''))
  return said !== null && (other!.includes(one!) || one!.includes(other!))
}

/** Whether a sentence tells the person a fact of the prompt that the person has said in this very turn. */
export function isRecital(sentence: string, { role, utterance: { text } }: Conversation): boolean {
  const own = meaningOf(sentence)
  if (own.size < fewestMeant) return false
  const words = sentence.replace(/[.!]$/, '')
  if (role.statements.some((each) => isOfListener(each) && isSame(words, each))) return true
  if (answersYesOrNo.test(sentence) || asksIfSo.test(text)) return false
  const heard = sentencesOf(text).filter((each) => !each.endsWith('?'))
  if (coverage(own, meaningOf(heard.join(' '))) < mostOfHeard) return false
  return role.statements.some(
    ({ said, shares, isSecret, yes }) =>
      !isSecret && yes === null && shares.fact >= leastOfFact && said?.includes(words),
  )
}
