import { loadPatterns } from '../../data/load-patterns.js'
import { feelingOf, nounPhrases } from '../../language/phrases/noun-phrases.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { Reported } from '../phrase/reported.js'
import { clarity } from './clarity.js'
import { sumOfMarks } from './marks.js'

const { need, trouble, finding, figures } = loadPatterns('relevance', 'need', 'trouble', 'finding', 'figures')
const unsure = /\b(?:do not know|not sure|no idea|can not recall|you said|you know|like I said|I know)\b/i

/** A sentence's relevance for the conversation: by its content, speaker, position and clarity. */
export function relevance(
  sentence: Sentence,
  retelling: Reported,
  focus: ReadonlySet<string>,
  count: number,
  openingTurn: number | undefined,
): number {
  const { text, words, role } = sentence
  const place = sentence.at / Math.max(1, count)
  const score = sumOfMarks([
    [0.6, role === 'user' && need.test(text)],
    [0.4, trouble.test(text)],
    [0.4, finding.test(text)],
    [0.3, figures.test(text)],
    [0.3, role === 'user' && place < 0.25],
    [0.3, role === 'agent' && place > 0.6],
    ...marksOfVerb(sentence, retelling),
    [0.7, role === 'user' && sentence.turns[0] === openingTurn],
    [-0.4, nounPhrases(words).length === 0 && !feelingOf(words)],
    [-0.5, unsure.test(text)],
  ])
  const focused = [...sentence.stems].filter((stem) => focus.has(stem)).length
  return score + Math.min(0.6, focused * 0.2) + clarity(retelling.rest, sentence)
}

function marksOfVerb({ role, stems }: Sentence, { verb, rest }: Reported): [number, boolean][] {
  return [
    [-0.5, verb === 'asked' && role === 'agent'],
    [0.4, verb === 'thought' && role === 'agent' && stems.size >= 4],
    [-0.6, verb === 'thought' && /^(?:it|that|this)\b/.test(rest)],
    [0.3, ['thought', 'proposed', 'wanted', 'wondered'].includes(verb)],
    [-0.2, verb === 'answered'],
  ]
}
