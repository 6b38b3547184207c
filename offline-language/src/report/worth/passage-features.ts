import { isReason } from '../moves/due-pieces.js'
import { nearness, type SentenceVector } from '../../language/encoder/sentence-vector.js'
import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { money } from '../phrase/figures.js'
import { heartPatterns } from '../phrase/heart-patterns.js'
import type { Piece, SpokenTurn } from '../moves/piece.js'
import { figuresIn, isIn } from '../moves/terms-of-turn.js'
import type { Moves } from '../moves/read-moves.js'
import type { Passage } from '../select/passage.js'
import type { Features } from '../learned/features.js'

/** What a passage is compared with. */
export interface Surroundings {
  moves: Moves
  /** What the scenario's prompt means; null if there is none. */
  prompt: SentenceVector | null
  /** What all passages mean together. */
  middle: SentenceVector
  /** The value of the weightiest passage. */
  mostValue: number
}

const usualNearness = 0.25
const firstPart = 0.13

/** What speaks for or against a passage as a key point. `said` are its sentences, `vector` is what they mean. */
export function passageFeatures(
  passage: Passage,
  said: readonly string[],
  vector: SentenceVector,
  { moves, prompt, middle, mostValue }: Surroundings,
): Features {
  const text = said.join(' ')
  const pieces = passage.parts.flat()
  return {
    value: passage.value / mostValue,
    words: Math.log(Math.max(1, text.split(' ').length)),
    prompt: prompt ? nearness(vector, prompt) : usualNearness,
    middle: nearness(vector, middle),
    start: Number(passage.at < moves.turns.length * firstPart),
    refusal: Number(said.some((one) => heartPatterns.refusal.test(one))),
    money: Number(money.test(text)),
    reason: Number(pieces.some((piece) => isReason(piece, moves))),
    replaced: Number(pieces.some(moves.isReplacedPiece)),
    ...ofPlace(passage.parts, moves.turns),
  }
}

/** How a passage is cut out of its turns, and what comes after it. */
function ofPlace(parts: Passage['parts'], turns: readonly SpokenTurn[]): Features {
  const pieces = parts.flat()
  const last = pieces.at(-1)
  if (!last) return {}
  const placeOf = (piece: Piece | undefined) => turns.findIndex(({ turn }) => turn === piece?.turn)
  const cuts = parts.map((part) => {
    const place = placeOf(part[0])
    const said = turns[place]?.pieces ?? []
    return { place, isStarted: part[0] !== said[0], isEnded: part.at(-1) !== said.at(-1) }
  })
  const whole = turns[placeOf(last)]?.pieces ?? []
  const after = turns.slice(placeOf(last) + 1)
  const next = after[0]?.pieces ?? []
  const later = figuresIn(after.flatMap((turn) => turn.pieces))
  const figures = figuresIn(pieces)
  return {
    startsInside: Number(cuts.slice(1).some(({ isStarted }) => isStarted)),
    endsInside: Number(cuts.slice(0, -1).some(({ isEnded }) => isEnded)),
    gap: Number(cuts.some(({ place }, at) => at > 0 && place !== cuts[at - 1]!.place + 1)),
    lastFigure: Number(figures.length > 0 && !figures.some((one) => isIn(one, later))),
    asksMore: Number(whole.slice(whole.indexOf(last) + 1).some(({ text }) => text.endsWith('?'))),
    askedNext: Number(next.at(-1)?.text.endsWith('?') ?? false),
    takenUp: takenUp(pieces, next),
  }
}

const mostStems = 6

/** How much of the next turn is about what a passage says. */
function takenUp(pieces: readonly Piece[], next: readonly Piece[]): number {
  const [own, others] = [pieces, next].map((all) => contentStems(all.map(({ text }) => text).join(' '))) as [
    Set<string>,
    Set<string>,
  ]
  return others.size === 0 ? 0 : shared(others, own) / Math.min(mostStems, others.size)
}
