import { capitalised } from '../../language/tokens/first-letter.js'
import { type Cast, partyOf } from '../../language/names/cast.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import { type Decision, decisionsIn } from '../decision/decisions.js'
import type { Piece } from '../moves/piece.js'
import type { Conversation } from '../read/conversation.js'
import type { Candidate } from '../select/candidate.js'
import { isClearPoint } from '../select/clear-point.js'
import { lackOf } from '../select/self-contained.js'
import { sentencesOfPiece } from './closed.js'
import { withoutOpening } from './overview-quote.js'
import { sentenceOf } from './shared-sentences.js'
import type { LastState } from './state-words.js'
import type { TalkToSum } from './talk-to-sum.js'

const most = 3
const mostWords = 42

/** What a talk comes to: told, if that is surely right, else in the speakers' words; no sentences if nothing is clear. */
export function toldDecisions({ units, decided, moves, conversation, candidates }: TalkToSum): LastState {
  const isClear = (pieces: readonly Piece[]) =>
    saysEnough(pieces) && lackOf(pieces.flatMap((piece) => sentencesOfPiece(piece, conversation))) === null
  const decisions = decisionsIn(units, decided, { moves, isClear, most, words: mostWords })
  const told = decisions.flatMap((one) => toldOf(one, candidates, conversation) ?? [])
  return {
    sentences:
      told.length === decisions.length && told.length <= mostTold
        ? inOne(told)
        : [quotedIn(decisions, conversation.cast)],
    turns: new Set(decisions.flatMap(({ pieces }) => pieces.map(({ turn }) => turn))),
  }
}

/** In one sentence. */
const mostTold = 2

/** "Ann will order the parts, and Tom will pay for them." */
const inOne = (told: readonly string[]): string[] =>
  told.length === 0 ? [] : [`${told.map((one) => one.replace(/\.$/, '')).join(', and ')}.`]

/** In the end: “Friday at two.” (Ann); “I'll bring the drill.” (Tom). */
const quotedIn = (decisions: readonly Decision[], cast: Cast): string =>
  `In the end: ${decisions.map((one) => inWords(one, cast)).join('; ')}.`

const fewestStems = 3

/** Not "I'm not sure, to be fair." */
function saysEnough(pieces: readonly Piece[]): boolean {
  const text = pieces.map((piece) => piece.text).join(' ')
  return contentStems(text).size >= (pieces.some(({ figures }) => figures.length > 0) ? 1 : fewestStems)
}

/** "Ann will order the parts on Monday." */
function toldOf(
  { pieces: [piece, ...others] }: Decision,
  candidates: readonly Candidate[],
  conversation: Conversation,
) {
  if (!piece || others.length > 0) return null
  const own = candidates.find(
    ({ sentence, reported, standsAlone }) =>
      standsAlone &&
      reported.verb !== 'quoted' &&
      sentence.turns[0] === piece.turn &&
      piece.text.replace(endMark, '') === sentence.text.replace(endMark, ''),
  )
  return own && hasSubject.test(own.sentence.words[0]?.pos ?? '') && isClearPoint([own], conversation)
    ? sentenceOf([own], conversation.cast)
    : null
}

/** "Up to a thousand, printing not included." is told by nobody. */
const hasSubject = /^(?:PRON|DET|NOUN|PROPN|ADJ|NUM)$/
const endMark = /[.!?]$/

/** “Friday?” “Friday at two.” (Ann and Tom) */
function inWords({ pieces }: Decision, cast: Cast): string {
  const turns = [...Map.groupBy(pieces, ({ turn }) => turn).values()]
  const quotes = turns.map((own) => `“${withoutOpening(own.map(({ shown, said }) => shown ?? said).join(' '))}”`)
  const names = turns.map(([first]) => capitalised(partyOf(cast, first!.role).short))
  return `${quotes.join(' ')} (${names.join(', ')})`
}
