import { answerOf } from '../moves/answer.js'
import { isTerm } from '../moves/due-pieces.js'
import type { Piece, SpokenTurn } from '../moves/piece.js'
import type { Moves } from '../moves/read-moves.js'
import { figuresIn, isAmount, isIn } from '../moves/terms-of-turn.js'
import { type Figure, isSameFigure } from '../phrase/figures.js'
import type { Features } from '../learned/features.js'
import { spanScores } from '../spans/span-weights.js'
import type { ReadUnit } from '../spans/unit-signs.js'
import { turningSigns } from './turning-signs.js'

const undecided =
  /\b(?:not (?:sure|saying yes|promising)|think (?:about|it over)|have to ask|need to ask|let you know|decide|can not promise)\b/i
const sumsUp = /^(?:(?:okay|right|good|fine|all right|well|and|yes|yeah),? )*(?:so|then)\b|, then\.$/i
const settles = /\b(?:deal|done|agreed|it is a (?:yes|no)|all right|okay|settled|I can live with|fine)\b/i
const most = 3

/** All that speaks for or against each sentence of a talk as what it comes to; `wanted` are the stems of the scenario. */
export function decisionSigns(units: readonly ReadUnit[], moves: Moves, wanted: ReadonlySet<string>): Features[] {
  const firsts = firstPlaces(units)
  const turning = turningSigns(units, wanted)
  const own = units.map((unit, place) => ({ ...unit.signs, ...signsOf(unit, place, { units, moves, firsts }) }))
  return own.map((signs, place) => ({
    ...signs,
    ...turning[place],
    ...ofNeighbour('before', own[place - 1]),
    ...ofNeighbour('after', own[place + 1]),
  }))
}

/** What counts of the sentence before or after. */
const passed = ['question', 'yes', 'no', 'proposal', 'figures', 'term', 'settles', 'inside', 'empty'] as const

const ofNeighbour = (where: string, signs: Features | undefined): Features =>
  Object.fromEntries(passed.map((name) => [`${where} ${name}`, signs?.[name] ?? 0]))

/** Of each amount of a talk, where it is said first; of one that is said again, as often. */
function firstPlaces(units: readonly ReadUnit[]): number[] {
  const said = units.flatMap(({ piece }, place) => piece.figures.map((figure) => ({ figure, place })))
  return said
    .filter(({ figure }) => isAmount(figure))
    .map(({ figure }) => said.find((one) => isSameFigure(figure, one.figure))!.place)
}

interface Talk {
  units: readonly ReadUnit[]
  moves: Moves
  firsts: readonly number[]
}

function signsOf({ piece, at, signs, vector }: ReadUnit, place: number, { units, moves, firsts }: Talk) {
  const { turns, exchanges } = moves
  const { text, figures } = piece
  const saidIn = (some: readonly ReadUnit[]) => (figures.length > 0 ? figuresIn(some.map((unit) => unit.piece)) : [])
  const [before, after] = [saidIn(units.slice(0, place)), saidIn(units.slice(place + 1))]
  const offered = exchanges.find(({ offer }) => offer.includes(piece))
  const answered = exchanges.find((one) => one.at === at - 1)
  const next = answerTo(turns[at + 1], piece)
  const own = answerOf(turns[at]!)
  return {
    inside: spanScores.inside(signs, vector),
    late: Math.log(units.length - place),
    half: Number(place >= units.length / 2),
    term: Number(isTerm(piece, moves)),
    offerAgreed: Number(offered?.outcome === 'agreed'),
    offerRefused: Number(offered?.outcome === 'refused'),
    offerOpen: Number(offered?.outcome === 'open'),
    afterAgreed: Number(answered?.outcome === 'agreed'),
    afterRefused: Number(answered?.outcome === 'refused'),
    undecided: Number(undecided.test(text)),
    sumsUp: Number(sumsUp.test(text)),
    settles: Number(settles.test(text)),
    restated: countOf(figures.filter((one) => isIn(one, before))),
    newFigures: countOf(figures.filter((one) => !isIn(one, before))),
    kept: countOf(figures.filter((one) => isIn(one, after))),
    changed: Math.min(most, firsts.filter((first) => first > place).length),
    days: countOf(figures.filter(({ kind }) => kind !== 'number')),
    taken: next.yes,
    declined: Number(next.isNo),
    takes: own.yes,
    declines: Number(own.isNo),
  } satisfies Features
}

const answerTo = (next: SpokenTurn | undefined, { role }: Piece) =>
  next && next.role !== role ? answerOf(next) : { yes: 0, isNo: false }

const countOf = (figures: readonly Figure[]): number => Math.min(most, figures.length)
