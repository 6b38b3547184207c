import type { Exchange } from './exchanges.js'
import { type Figure, isSameFigure } from '../phrase/figures.js'
import { agreementsIn } from './agreements.js'
import { movePatterns } from './patterns.js'
import type { Piece, SpokenTurn } from './piece.js'
import { isProposal } from './proposal.js'
import { figuresIn, isAmount, isIn } from './terms-of-turn.js'

const { corrects } = movePatterns
const nearTurns = 8

/** The sentences with a figure that was refused, answered with another one or corrected later, with what replaces them. */
export function supersededPieces(
  turns: readonly SpokenTurn[],
  exchanges: readonly Exchange[],
): ReadonlyMap<Piece, Exchange | null> {
  const replaced = new Map<Piece, Exchange | null>()
  for (const [place, { at, offered, outcome }] of exchanges.entries()) {
    if (outcome !== 'refused') continue
    const later = exchanges
      .slice(place + 1, place + 1 + nearTurns)
      .filter((one) => one.outcome === 'agreed' && one.at > at && one.at <= at + nearTurns)
    for (const piece of offered.pieces) {
      const by = later.find((one) => replaces(one, piece))
      if (by) replaced.set(piece, by)
    }
  }
  corrections(turns).forEach(([old, at]) => {
    const holds = ({ figures }: Piece) => figures.some((one) => isSameFigure(one, old))
    turns
      .slice(Math.max(0, at - nearTurns), at)
      .forEach(({ pieces }) => pieces.filter(holds).forEach((one) => replaced.set(one, replaced.get(one) ?? null)))
  })
  return replaced
}

/** The offers before an agreement with another sum of the same size: what was bid on the way says nothing of the end. */
export function outbidPieces(turns: readonly SpokenTurn[]): Piece[] {
  return agreementsIn(turns).flatMap(({ at, terms }) => {
    const settled = figuresIn(terms).filter(isAmount)
    const isOld = (piece: Piece) => isProposal(piece) && isOutbid(piece.figures.filter(isAmount), settled)
    return turns.slice(0, at).flatMap(({ pieces }) => pieces.filter((piece) => !terms.includes(piece) && isOld(piece)))
  })
}

const isOutbid = (bids: readonly Figure[], settled: readonly Figure[]): boolean =>
  bids.length > 0 && bids.every((bid) => !isIn(bid, settled) && settled.some((one) => isOther(bid, one)))

const longestBid = 5

/** "For ninety-six, I could do forty-four.", which the other answers with "Thirty-five.": a bid that is countered at once. */
export function isCountered(piece: Piece, turns: readonly SpokenTurn[]): boolean {
  const next = turns[turns.findIndex(({ turn }) => turn === piece.turn) + 1]
  const answer = next?.pieces[0]
  if (!answer || answer.role === piece.role || answer.text.split(' ').length > longestBid) return false
  const [bids, counters] = [piece, answer].map(({ figures }) => figures.filter(isAmount)) as [Figure[], Figure[]]
  return counters.some((one) => !isIn(one, bids) && bids.some((bid) => isOther(bid, one)))
}

function replaces({ offer }: Exchange, { figures }: Piece): boolean {
  const agreed = offer.filter(({ text }) => !/\bnot\b/i.test(text)).flatMap((piece) => piece.figures)
  return (
    figures.some((old) => agreed.some((one) => isOther(old, one))) &&
    !figures.some((old) => agreed.some((one) => isSameFigure(old, one)))
  )
}

/** "Actually, it is eleven": the figure before that it replaces, and the turn in which it does. */
function corrections(turns: readonly SpokenTurn[]): [Figure, number][] {
  return turns.flatMap(({ pieces }, at) =>
    pieces.flatMap((piece, place): [Figure, number][] => {
      const isCorrection = corrects.test(piece.text) || corrects.test(pieces[place - 1]?.text ?? '')
      const days = piece.figures.filter(({ kind }) => kind === 'day')
      const [now, more] = days.length > 0 ? days : piece.figures
      if (!isCorrection || now === undefined || more !== undefined) return []
      const before = turns
        .slice(Math.max(0, at - nearTurns), at)
        .flatMap((turn) => turn.pieces.flatMap(({ figures }) => figures))
      const old = before.findLast((one) => isOther(one, now))
      return old ? [[old, at]] : []
    }),
  )
}

const mostTimes = 2

/** Another figure of its kind; of a number, a near one. */
function isOther(old: Figure, now: Figure): boolean {
  if (old.kind !== now.kind || old.value === now.value) return false
  if (old.kind !== 'number') return true
  if (old.isTime !== now.isTime) return false
  const [a, b] = [Number(old.value), Number(now.value)]
  return a > 0 && b > 0 && a / b <= mostTimes && b / a <= mostTimes
}
