import { capitalised } from '../../language/tokens/first-letter.js'
import { type Cast, partyOf } from '../../language/names/cast.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import { decisionsIn } from '../decision/decisions.js'
import type { LanguageModel } from '../../language/tokens/language-model.js'
import { type Piece, wordsIn } from '../moves/piece.js'
import { isProposal } from '../moves/proposal.js'
import { isWithdrawn } from '../moves/withdrawn.js'
import type { Role } from '../../language/sentences/sentence.js'
import type { Conversation } from '../read/conversation.js'
import { personsIn } from '../read/persons-named.js'
import { isQuestion } from '../select/said.js'
import { lackOf } from '../select/self-contained.js'
import { sentencesOfPiece } from './closed.js'
import { withoutOpening } from './overview-quote.js'
import type { LastState } from './state-words.js'
import type { TalkToSum } from './talk-to-sum.js'
import { toldDeed } from './told-deed.js'

const most = 3
const mostWords = 72

/** What a talk comes to: in the speakers' words, and what they surely undertake told; no sentences if nothing is clear. */
export function toldDecisions({ units, decided, moves, conversation, language }: TalkToSum, matter: string): LastState {
  const known = { persons: namesOnePerson(matter, conversation.cast, language) }
  const isClear = (pieces: readonly Piece[]) => {
    const sentences = pieces.flatMap((piece) => sentencesOfPiece(piece, conversation))
    const isTakenBack = sentences.some((one) => isWithdrawn(one, conversation))
    return saysEnough(pieces) && !isTakenBack && lackOf(sentences, known) === null
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

/** "Callum has slipped from good to failing.": who "he" is, if the matter names only one who does not speak. */
function namesOnePerson(matter: string, cast: Cast, { tag, nameGender: genderOf }: LanguageModel): boolean {
  const named = personsIn({ words: tag(matter), role: 'agent' }, cast, genderOf)
  const others = named.filter(({ label }) => !label.split(' ').some((word) => cast.nameParts.has(word.toLowerCase())))
  return new Set(others.map(({ label }) => label)).size === 1 && /^\p{Lu}/u.test(others[0]!.label)
}

/** "Ann can order the parts on Monday", if every sentence can be told; without the "Fine." that it is answered with. */
function toldOf(pieces: readonly Piece[], conversation: Conversation, language: LanguageModel): string | null {
  const own = pieces.filter((piece, at) => at === 0 || piece.role === pieces[0]!.role || wordsIn([piece]) > mostOfYes)
  const told = own.map((piece) => toldDeed(piece, conversation, language))
  const isClear = told.every((one) => one !== null && one.split(' ').length >= fewestTold)
  return isClear ? told.join(', and ') : null
}

/** "Ann can do one seventy" says not enough outside of the talk. */
const fewestTold = 7

const mostOfYes = 3

const fewestStems = 3

/** Not "I'm not sure, to be fair." */
function saysEnough(pieces: readonly Piece[]): boolean {
  const text = pieces.map((piece) => piece.text).join(' ')
  return contentStems(text).size >= (pieces.some(({ figures }) => figures.length > 0) ? 1 : fewestStems)
}

const plainYes = /^(?:yes|aye|okay|fine|agreed|deal|done|sure|all right|that is fair|fair enough|good|perfect)[.!]$/i
const refuses = /\b(?:not|no|never|nothing)\b/i

/** "Fine.", to what is offered: which of several things it answers would not be clear. */
function isYesTo([only, ...more]: readonly Piece[], before: readonly Piece[]): boolean {
  const last = before.at(-1)!
  return more.length === 0 && plainYes.test(only!.text) && isProposal(last) && !refuses.test(last.text)
}

/** Ann asks: “Friday?” Tom: “Friday at two.”; “I bring the drill.” */
function inWords(decisions: readonly (readonly Piece[])[], cast: Cast): string {
  let last: Role | null = null
  const wordsOf = (own: readonly Piece[], at: number, turns: readonly (readonly Piece[])[]): string => {
    const { role } = own[0]!
    const words = `“${withoutOpening(own.map(({ shown, said }) => shown ?? said).join(' '))}”`
    const name = partyOf(cast, role).short
    const verb = isQuestion(own.at(-1)!) ? 'asks' : 'says'
    const takes = at > 0 && isYesTo(own, turns[at - 1]!) ? `${capitalised(name)} agrees: ` : `${capitalised(name)}: `
    const before = last === null ? `${name} ${verb}: ` : last === role ? '' : takes
    last = role
    return `${before}${words}`
  }
  const turnsOf = (pieces: readonly Piece[]) => [...Map.groupBy(pieces, ({ turn }) => turn).values()]
  return decisions.map((pieces) => turnsOf(pieces).map(wordsOf).join(' ')).join('; ')
}
