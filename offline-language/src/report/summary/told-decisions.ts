import { capitalised } from '../../language/tokens/first-letter.js'
import { type Cast, partyOf } from '../../language/names/cast.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import { decisionsIn } from '../decision/decisions.js'
import type { LanguageModel } from '../../language/tokens/language-model.js'
import { type Piece, wordsIn } from '../moves/piece.js'
import { isWithdrawn } from '../moves/withdrawn.js'
import type { Role } from '../../language/sentences/sentence.js'
import type { Conversation } from '../read/conversation.js'
import { isQuestion } from '../select/said.js'
import { lackOf } from '../select/self-contained.js'
import { sentencesOfPiece } from './closed.js'
import { withoutOpening } from './overview-quote.js'
import type { LastState } from './state-words.js'
import type { TalkToSum } from './talk-to-sum.js'
import { toldDeed } from './told-deed.js'

const most = 3
const mostWords = 50

/** What a talk comes to: in the speakers' words, and what they surely undertake told; no sentences if nothing is clear. */
export function toldDecisions({ units, decided, moves, conversation, language }: TalkToSum): LastState {
  const isClear = (pieces: readonly Piece[]) => {
    const sentences = pieces.flatMap((piece) => sentencesOfPiece(piece, conversation))
    const isTakenBack = sentences.some((one) => isWithdrawn(one, conversation))
    return saysEnough(pieces) && !isTakenBack && lackOf(sentences) === null
  }
  const decisions = decisionsIn(units, decided, { moves, isClear, most, words: mostWords })
  const read = decisions.map(({ pieces }) => ({ pieces, told: toldOf(pieces, conversation, language) }))
  const quotes = inWords(
    read.flatMap(({ pieces, told }) => (told === null ? [pieces] : [])),
    conversation.cast,
  )
  const deeds = read.flatMap(({ told }) => told ?? []).join(', and ')
  return {
    sentences: [
      ...(quotes === '' ? [] : [`In the end ${quotes}`]),
      ...(deeds === '' ? [] : [`${quotes === '' ? `In the end ${deeds}` : capitalised(deeds)}.`]),
    ],
    turns: new Set(decisions.flatMap(({ pieces }) => pieces.map(({ turn }) => turn))),
  }
}

/** "Ann can order the parts on Monday", if every sentence can be told; without the "Fine." that it is answered with. */
function toldOf(pieces: readonly Piece[], conversation: Conversation, language: LanguageModel): string | null {
  const own = pieces.filter((piece, at) => at === 0 || piece.role === pieces[0]!.role || wordsIn([piece]) > mostOfYes)
  const told = own.map((piece) => toldDeed(piece, conversation, language))
  return told.every((one) => one !== null) ? told.join(', and ') : null
}

const mostOfYes = 3

const fewestStems = 3

/** Not "I'm not sure, to be fair." */
function saysEnough(pieces: readonly Piece[]): boolean {
  const text = pieces.map((piece) => piece.text).join(' ')
  return contentStems(text).size >= (pieces.some(({ figures }) => figures.length > 0) ? 1 : fewestStems)
}

/** Ann asks: “Friday?” Tom: “Friday at two.”; “I bring the drill.” */
function inWords(decisions: readonly (readonly Piece[])[], cast: Cast): string {
  let last: Role | null = null
  const wordsOf = (own: readonly Piece[]): string => {
    const { role } = own[0]!
    const words = `“${withoutOpening(own.map(({ shown, said }) => shown ?? said).join(' '))}”`
    const name = partyOf(cast, role).short
    const verb = isQuestion(own.at(-1)!) ? 'asks' : 'says'
    const before = last === null ? `${name} ${verb}: ` : last === role ? '' : `${capitalised(name)}: `
    last = role
    return `${before}${words}`
  }
  const turnsOf = (pieces: readonly Piece[]) => [...Map.groupBy(pieces, ({ turn }) => turn).values()]
  return decisions.map((pieces) => turnsOf(pieces).map(wordsOf).join(' ')).join('; ')
}
