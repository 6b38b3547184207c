import { loadPatterns } from '../../data/load-patterns.js'
import { type Figure, figuresOf, isSameFigure } from '../phrase/figures.js'
import { trifle } from '../moves/settled.js'
import type { Conversation } from '../read/conversation.js'
import type { Commitment } from '../select/commitment.js'
import type { LastState } from './state-words.js'

const { says, dated, small, unbound } = loadPatterns('next-steps', 'says', 'dated', 'small', 'unbound')
const ofDate = 2
const perStem = 0.3
const mostStems = 5
const ofPlace = 1.5
const mostWords = 24

/** Who does what next: the weightiest promise of each side with its time, in one sentence; '' if there is none. */
export function nextSteps(
  commitments: readonly Commitment[],
  { turns: told, sentences: state }: LastState,
  { sentences }: Conversation,
): string {
  const known = figuresOf(state.join(' '))
  const weightOf = ({ text, stems, sentence }: Commitment): number =>
    (isDated(text) ? ofDate : 0) +
    Math.min(mostStems, stems.size) * perStem +
    (sentence.at / sentences.length) * ofPlace
  const ranked = commitments
    .filter((one) => isStep(one) && !told.has(one.sentence.turns[0] ?? -1) && !isKnown(one, known))
    .toSorted((a, b) => weightOf(b) - weightOf(a))
  const first = (['agent', 'user'] as const).flatMap((role) => ranked.find(({ owner }) => owner === role) ?? [])
  const steps = first.length > 1 ? first : ranked.slice(0, most)
  const inOrder = steps.toSorted((a, b) => a.sentence.at - b.sentence.at).map(({ text }) => text.replace(/\.$/, ''))
  return inOrder.length > 0 ? `${inOrder.map((text, at) => joined(text, inOrder[at - 1])).join(', and ')}.` : ''
}

const most = 2
const fewestStems = 3

/** "Ann will ring the agency, and will come on Saturday": one name for both. */
function joined(text: string, before: string | undefined): string {
  const name = text.slice(0, text.indexOf(' will '))
  if (before?.startsWith(`${name} will `)) return text.slice(name.length + 1)
  return before === undefined ? text : text.replace(/^The /, 'the ')
}

/** "They will meet on the fourth", when the day is what they agree. */
function isKnown({ text }: Commitment, known: readonly Figure[]): boolean {
  const days = figuresOf(text).filter(({ kind }) => kind !== 'number')
  return days.length > 0 && days.every((one) => known.some((other) => isSameFigure(one, other)))
}

const isDated = (text: string): boolean => dated.test(text) || figuresOf(text).some(({ kind }) => kind !== 'number')

function isStep({ text, stems }: Commitment): boolean {
  return (
    (isDated(text) || stems.size >= fewestStems) &&
    says.test(text) &&
    !text.includes('“') &&
    !small.test(text) &&
    !trifle.test(text) &&
    !unbound.test(text) &&
    text.split(' ').length <= mostWords
  )
}
