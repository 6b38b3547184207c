import { isAsked } from '../../language/sentences/asked.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { movePatterns } from '../moves/patterns.js'

/** A question of the agent counts only with its answer; so does one that says nothing of who asks. */
export function isBareQuestion(sentence: Sentence): boolean {
  if (!isAsked(sentence)) return asksFor.test(sentence.text) && /\byour?\b/i.test(sentence.text)
  return sentence.role === 'agent' || (isBare(sentence.text) && !movePatterns.proposes.test(sentence.text))
}

const asksFor = /^(?:I|we) (?:want|wanted|would like) to (?:ask|know|hear|find out)\b/i
const isBare = (text: string): boolean => !/\b(?:I|me|my|mine|we|us|our)\b/i.test(text)
