import { loadPatterns } from '../../data/load-patterns.js'
import { type Figure, figuresOf, isSameFigure } from '../phrase/figures.js'
import { trifle } from '../moves/settled.js'
import type { SpokenTurn } from '../moves/piece.js'
import type { Conversation } from '../read/conversation.js'
import type { Commitment } from '../select/commitment.js'
import { plainPromise } from './plain-promise.js'
import { isTakenBack } from './terms/taken-up.js'
import type { LastState } from './state-words.js'

const { says, dated, small, unbound, optional } = loadPatterns(
  'next-steps',
  'says',
  'dated',
  'small',
  'unbound',
  'optional',
)
const ofDate = 2
const perStem = 0.3
const mostStems = 5
const ofPlace = 1.5
const mostWords = 24

/** Who does what next: the weightiest promise of each side with its time, in one sentence; '' if there is none. */
export function nextSteps(
  commitments: readonly Commitment[],
  { turns: told, sentences: state }: LastState,
  conversation: Conversation,
  said: readonly SpokenTurn[],
): string {
  const { sentences } = conversation
  const known = figuresOf(state.join(' '))
  const weightOf = ({ text, stems, sentence }: Commitment): number =>
    (isDated(text) ? ofDate : 0) +
    Math.min(mostStems, stems.size) * perStem +
    (sentence.at / sentences.length) * ofPlace
  const ranked = [...commitments, ...promisesBeside(commitments, conversation)]
    .filter(
      (one) => isStep(one) && !isWithdrawn(one, said) && !told.has(one.sentence.turns[0] ?? -1) && !isKnown(one, known),
    )
    .toSorted((a, b) => weightOf(b) - weightOf(a))
  const clear = ranked.filter(({ text, stems }) => stems.size >= fewestStems && !unbound.test(text))
  const own = roles.flatMap((role) => clear.find(({ owner }) => owner === role) ?? [])
  const answer = own.length === 1 ? ranked.filter((one) => answers(one, own[0]!)).slice(0, 1) : []
  const first = [...own, ...answer]
  const steps = first.length > 1 ? first : clear.slice(0, most)
  const inOrder = steps
    .toSorted((a, b) => a.sentence.at - b.sentence.at)
    .map(({ text }) => text.replace(/\.$/, '').replace(/ in the meantime\b/, ''))
  return inOrder.length > 0 ? `${inOrder.map((text, at) => joined(text, inOrder[at - 1])).join(', and ')}.` : ''
}

const most = 2
const roles = ['agent', 'user'] as const
const lastPart = 0.5

/** "The ninth. No, that's a Sunday." */
function isWithdrawn({ sentence: { text, turns } }: Commitment, said: readonly SpokenTurn[]): boolean {
  const pieces = said.find(({ turn }) => turn === turns[0])?.pieces ?? []
  const at = pieces.findIndex((piece) => piece.text.includes(text.replace(/[.!?]$/, '')))
  return at >= 0 && isTakenBack(pieces[at + 1])
}

/** What is promised late with its time, beside the action items that say it in other words. */
const promisesBeside = (commitments: readonly Commitment[], conversation: Conversation): Commitment[] =>
  conversation.sentences
    .filter((one) => one.at >= conversation.sentences.length * lastPart)
    .filter((one) => !commitments.some(({ sentence, text }) => sentence === one && !text.includes('“')))
    .flatMap((one) => plainPromise(one, conversation) ?? [])
    .filter(({ text }) => isDated(text))

/** "And I'll sign it tomorrow", right after "I'll send you a contract". */
const answers = (one: Commitment, { owner, sentence }: Commitment): boolean =>
  one.owner !== owner && one.sentence.turns[0] === (sentence.turns[0] ?? 0) + 1

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

function isStep({ text, sentence }: Commitment): boolean {
  return (
    !optional.test(sentence.text) &&
    says.test(text) &&
    !text.includes('“') &&
    !small.test(text) &&
    !trifle.test(text) &&
    text.split(' ').length <= mostWords
  )
}
