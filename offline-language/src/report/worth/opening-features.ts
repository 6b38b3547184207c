import { loadPatterns } from '../../data/load-patterns.js'
import { mean, nearness } from '../../language/encoder/sentence-vector.js'
import type { Piece, SpokenTurn } from '../moves/piece.js'
import { isProposal } from '../moves/proposal.js'
import { isCourtesy } from '../phrase/courtesy.js'
import { overviewPatterns } from '../phrase/overview-patterns.js'
import { isQuestion } from '../select/said.js'
import type { Features } from '../learned/features.js'
import { comingBack, placeInTurn, type SaidWindow, saidWindows, stemsOfTurns, wordsOf } from './said-windows.js'

const { purpose, trouble, asksForIt } = loadPatterns('reason', 'purpose', 'trouble', 'asksForIt')
const { requests, announces, news } = overviewPatterns
const { greets } = loadPatterns('reason-turn', 'greets')
const signs = loadPatterns(
  'opening-signs',
  'wants',
  'own',
  'ofOther',
  'denies',
  'happened',
  'leans',
  'points',
  'turnsTo',
  'ofTalk',
)

/** Words that could say what a talk is about, with what speaks for or against it. */
export interface PossibleOpening extends SaidWindow {
  features: Features
}

const firstTurns = 12
const firstPart = 0.5

/** All that could open an overview. `isClear` says whether a reader understands words alone. */
export function possibleOpenings(
  turns: readonly SpokenTurn[],
  isClear: (pieces: readonly Piece[]) => boolean,
): PossibleOpening[] {
  const windows = saidWindows(turns, 0, Math.min(firstTurns, Math.ceil(turns.length * firstPart)))
  if (windows.length === 0) return []
  const middle = mean(windows.map(({ vector }) => vector))
  const stems = stemsOfTurns(turns)
  return windows.map((one) => ({
    ...one,
    features: {
      ...ofWords(one.pieces),
      ...ofPlace(one, turns),
      ...comingBack(one, stems),
      clear: Number(isClear(one.pieces)),
      middle: nearness(one.vector, middle),
    },
  }))
}

function ofWords(pieces: readonly Piece[]): Features {
  const text = pieces.map((one) => one.text).join(' ')
  const share = (is: (piece: Piece) => boolean) => pieces.filter(is).length / pieces.length
  return {
    ...Object.fromEntries(Object.entries(signs).map(([name, sign]) => [name, Number(sign.test(text))])),
    purpose: Number(purpose.test(text)),
    trouble: Number(trouble.test(text)),
    requests: Number(requests.test(text)),
    announces: Number(announces.test(text)),
    news: Number(news.test(text)),
    greets: share((piece) => greets.test(piece.text)),
    courtesy: share(isCourtesy),
    asks: share(isQuestion),
    proposes: share(isProposal),
    words: Math.log(wordsOf(pieces)),
    count: pieces.length,
    figures: Math.min(mostFigures, pieces.flatMap(({ figures }) => figures).length),
    user: Number(pieces[0]!.role === 'user'),
  }
}

const mostFigures = 3

function ofPlace(window: SaidWindow, turns: readonly SpokenTurn[]): Features {
  const { at, from } = window
  const before = [...(turns[at - 1]?.pieces ?? []), ...turns[at]!.pieces.slice(0, from)]
  return {
    ...placeInTurn(window, turns),
    place: at,
    first: Number(at < 2),
    second: Number(at === 2 || at === 3),
    late: Number(at > 7),
    isGiven: Number(before.some(({ text }) => asksForIt.test(text))),
  }
}
