import type { Sentence } from '../../language/sentences/sentence.js'
import { sumOfMarks } from './marks.js'

const pointsBack = /^(?:it|that|this|they|he|she|those|these|there|so|which|everything|if|when|because)\b/i
const beginsAsUsual =
  /^(?:[a-z]+ )?(?:I|you|we|the|my|your|our|a|an|in|on|at|for|from|to|as|some|all|most|both|\p{Lu}|[\d]|what|how|when|where|which|who|why|do|does|did|is|are|can|could|would|will|have|there)\b/u

/** How clear a sentence is out of context, as reported speech: by length, commas, and pronouns without a referent. */
export function clarity(rest: string, { text, stems, words }: Sentence): number {
  const commas = Math.max(0, countOf(/,/g, rest) - 2) * 0.25
  return sumOfMarks([
    [-0.6, words.length < 5],
    [-0.3, words.length > 26],
    [-0.6, stems.size < 2],
    [-0.5, pointsBack.test(text)],
    [-0.3, /^(?:it|that|this) (?:is|was|has|does)/i.test(text)],
    [-0.3, /^(?:\S+ ){0,6}it (?:is|was|has been)\b/i.test(text)],
    [-0.4, /\b(?:take|do|have|see|get|know) that\b/i.test(text)],
    [-0.2, /^(?:in|on|at|for|after|with|from|to) (?:[^ ]+ ){8,}/i.test(text) && text.split(',').length > 1],
    [-0.3, /\b(?:that|this|it|one|there|here)$/i.test(text)],
    [-1.2, /\b(?:i|my|me|we|our|us|you|your)\b/i.test(text) && /\b(?:they|them|their)\b/i.test(text)],
    [-0.3, countOf(/\b(?:they|them|their)\b/g, rest) > 3],
    [-0.25, /\b(?:he|she|his|her|him)\b/i.test(text)],
    [-commas, commas > 0],
    [-0.2, !beginsAsUsual.test(text)],
    [-0.5, !words.some(({ pos }) => pos === 'VERB' || pos === 'AUX')],
  ])
}

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0
}
