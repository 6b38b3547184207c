import { loadPatterns } from '../../data/load-patterns.js'
import { pointers } from '../../language/clauses/pointers.js'
import { isAsked } from '../../language/sentences/asked.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { Word } from '../../language/tokens/language-model.js'
import type { Reported } from '../phrase/reported.js'
import { sumOfMarks } from '../phrase/marks.js'

const { need, trouble, finding, figures, amounts, dates } = loadPatterns(
  'relevance',
  'need',
  'trouble',
  'finding',
  'figures',
  'amounts',
  'dates',
)
const unsure = /\b(?:do not know|not sure|no idea|can not recall|you said|like I said|I guess)\b/i

const accepts = /\b(?:accept|agree|decided|i will take)\b/i

const mostStems = 14
const weightOfStem = 0.2

/** A sentence's relevance for the conversation: by its length, position, named things and what it does. */
export function relevance(
  sentence: Sentence,
  { verb }: Pick<Reported, 'verb'>,
  focus: ReadonlySet<string>,
  count: number,
  openingTurn: number | undefined,
): number {
  const { text, words, role, stems } = sentence
  const place = sentence.at / Math.max(1, count)
  const isOfUser = role === 'user'
  const score = sumOfMarks([
    [0.5, isOfUser && need.test(text)],
    [0.4, trouble.test(text)],
    [0.4, finding.test(text)],
    [0.2, figures.test(text)],
    [0.5, amounts.test(text)],
    [0.3, isOfUser && amounts.test(text)],
    [0.3, dates.test(text)],
    [0.2, words.some(isName)],
    [0.9, isOfUser && sentence.turns[0] === openingTurn],
    [0.2, isOfUser && place < 0.25],
    [0.3, !isOfUser && place > 0.6],
    [0.7, verb === 'refused' || verb === 'proposed'],
    [1.5, verb === 'insulted'],
    [0.6, isOfUser && accepts.test(text)],
    [0.25, isOfUser],
    [0.3, verb === 'direct' || verb === 'wanted' || verb === 'wondered'],
    [0.2, verb === 'thought' && !isOfUser],
    [-0.9, !isOfUser && isAsked(sentence)],
    [-0.2, isOfUser && isAsked(sentence)],
    [-0.5, stems.size < 3],
    [-0.5, unsure.test(text)],
  ])
  const focused = [...stems].filter((stem) => focus.has(stem)).length
  return score + Math.min(mostStems, stems.size) * weightOfStem + Math.min(0.4, focused * 0.1) - pointers(words) * 0.2
}

function isName({ pos, lower }: Word, at: number): boolean {
  return pos === 'PROPN' && (at > 0 || lower !== 'i')
}
