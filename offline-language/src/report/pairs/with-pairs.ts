import type { Commitment } from '../select/commitment.js'
import { overlap } from '../select/overlap.js'
import { timesIn } from '../phrase/time-phrase.js'

const mostShared = 0.5

const meets = /\b(?:meet|talk|speak|ring each other|see each other|catch up|sit down)\b/i

/** Without the proposals of a meeting that is known with its day. */
export function besideMeetings(pairs: readonly Commitment[], meetings: readonly Commitment[]): Commitment[] {
  const turns = new Set(meetings.flatMap(({ sentence, also = [] }) => [sentence, ...also].map((one) => one.turns[0])))
  return pairs.filter(({ sentence }) => !(meets.test(sentence.text) && turns.has(sentence.turns[0])))
}

/** Promises and proposals that were taken, each action once: what both turns say together is said best. */
export function withPairs(promises: readonly Commitment[], pairs: readonly Commitment[]): Commitment[] {
  const kept = pairs.filter((pair) => !promises.some((promise) => saysMore(promise, pair)))
  return [
    ...kept,
    ...promises.filter((promise) => !kept.some((pair) => says(pair, promise) || replaces(pair, promise))),
  ]
}

const isQuoted = ({ text }: Commitment): boolean => text.endsWith('”')

const answersIn = (
  { answer = [] }: Commitment,
  {
    sentence: {
      turns: [turn],
    },
  }: Commitment,
): boolean => answer.some((piece) => piece.turn === turn)

/** "Sure, I'll set up a call on Monday", after "can you set up a call?" */
const saysMore = (promise: Commitment, pair: Commitment): boolean =>
  promise.owner === pair.owner &&
  !isQuoted(promise) &&
  (promise.sentence === pair.sentence || promise.sentence.role === promise.owner) &&
  (promise.sentence === pair.sentence ? isQuoted(pair) && !addsTime(pair) : answersMore(pair, promise))

const addsTime = ({ answer = [] }: Commitment): boolean => answer.some(({ text }) => timesIn(text).length > 0)

const answersMore = (pair: Commitment, promise: Commitment): boolean =>
  answersIn(pair, promise) &&
  (isQuoted(pair) || overlap(promise.stems, pair.stems) >= mostShared || isTimed(promise) > isTimed(pair))

const isTimed = ({ text }: Commitment): number => Number(timesIn(text).length > 0)

/** The same act, in the proposal itself, in its answer or in what it quotes. */
function says(pair: Commitment, { owner, sentence, also = [], text, ...rest }: Commitment): boolean {
  if (owner !== pair.owner) return false
  const promise = { owner, sentence, also, text, ...rest }
  const isShared = also.includes(pair.sentence) || (pair.also ?? []).includes(sentence)
  return sentence === pair.sentence || isShared || (isQuoted(promise) && isAnswer(pair, promise))
}

const isAnswer = ({ answer = [] }: Commitment, { sentence }: Commitment): boolean =>
  answer.some(
    ({ text, turn }) => turn === sentence.turns[0] && text.toLowerCase().includes(sentence.text.toLowerCase()),
  )

/** "Could you ring my husband instead?", after "I'll ring you". */
const replaces = (pair: Commitment, { owner, sentence, stems }: Commitment): boolean =>
  owner === pair.owner &&
  /\binstead\b/i.test(pair.sentence.text) &&
  sentence.at < pair.sentence.at &&
  pair.sentence.at - sentence.at <= nearby &&
  [...pair.stems].some((stem) => stems.has(stem))

const nearby = 4
