import { answerOf } from '../moves/answer.js'
import { figuresIn, isAmount, isIn } from '../moves/terms-of-turn.js'
import type { Piece, SpokenTurn } from '../moves/piece.js'
import { isProposal } from '../moves/proposal.js'
import type { Figure } from '../phrase/figures.js'
import type { Features } from '../learned/features.js'
import type { RatedPassage } from './passage-worth.js'

const most = 3
const promises = /\b(?:(?:I|we|you) will|I am going to|let us)\b/gi
const sumsUp = /^(?:(?:okay|ok|right|good|fine|all right|well|and|yes|yeah),? )*(?:so|then)\b/i
const undecided =
  /\b(?:not (?:sure|saying yes|promising)|think (?:about|it over)|have to ask|need to ask|let you know|decide)\b/i

/** What speaks for a passage as the outcome of a talk. `settled` are the turns in which something is agreed or refused. */
export function endingFeatures(
  { parts, at, outcome, features, chance }: RatedPassage,
  settled: ReadonlySet<number>,
  turns: readonly SpokenTurn[],
): Features {
  const pieces = parts.flat()
  const last = pieces.at(-1)!
  const text = pieces.map((piece) => piece.text).join(' ')
  const figures = figuresIn(pieces)
  const start = turns.findIndex(({ turn }) => turn === pieces[0]!.turn)
  const before = figuresIn(turns.slice(0, start).flatMap(piecesOf))
  const after = figuresIn(turns.slice(at + 1).flatMap(piecesOf))
  const own = answerOf(turns[at]!)
  const next = turns[at + 1] ? answerOf(turns[at + 1]!) : null
  return {
    ...features,
    chance,
    place: (at + 1) / turns.length,
    end: Math.log(turns.length - at),
    words: Math.log(Math.max(1, text.split(' ').length)),
    parts: parts.length,
    figures: countOf(figures),
    amounts: countOf(figures.filter(isAmount)),
    restated: countOf(figures.filter((one) => isIn(one, before))),
    kept: countOf(figures.filter((one) => isIn(one, after))),
    changed: countOf(after.filter((one) => isAmount(one) && !isIn(one, [...figures, ...before]))),
    promises: Math.min(most, text.match(promises)?.length ?? 0),
    undecided: Number(undecided.test(text)),
    sumsUp: Number(pieces.some((piece) => sumsUp.test(piece.text) && piece.figures.length > 0)),
    taken: next?.yes ?? 0,
    declined: Number(next?.isNo ?? false),
    takes: own.yes,
    declines: Number(own.isNo),
    offers: Number(isProposal(last)),
    asks: Number(last.text.endsWith('?')),
    asked: Number(pieces.slice(0, -1).some((piece) => piece.text.endsWith('?'))),
    refused: Number(outcome === 'refused'),
    agreed: Number(outcome === 'agreed'),
    settled: Number(pieces.some(({ turn }) => settled.has(turn))),
  }
}

const piecesOf = ({ pieces }: SpokenTurn): readonly Piece[] => pieces

const countOf = (figures: readonly Figure[]): number => Math.min(most, figures.length)
