import { loadPatterns } from '../../data/load-patterns.js'
import { type Piece, wordsIn } from '../moves/piece.js'
import type { Moves } from '../moves/read-moves.js'
import { timesIn } from '../phrase/time-phrase.js'
import type { Conversation } from '../read/conversation.js'
import { ofThing, sentenceIn } from '../acts/leaning.js'
import type { Commitment } from '../select/commitment.js'
import { sentenceOfPieces } from '../select/quoted-pieces.js'
import { quotedTask } from '../select/quoted-task.js'
import { isEmpty, isQuestion } from '../select/said.js'
import { missingNoun } from '../select/self-contained.js'
import { isSaidIn } from '../worth/task-worth.js'

const { corrects, takesUp, pointsBack } = loadPatterns('whole-quotes', 'corrects', 'takesUp', 'pointsBack')
const mostWords = 66
const mostOfLead = 30

/**
 * A quote without gaps: nothing between two sentences of a turn is left out, nothing before a promise that has what its "him"
 * means, and not the day that a turn comes to ("on Wednesday, no, I'm away. Tuesday evening."). Null if it is too long.
 */
export function withWholeQuote(one: Commitment, conversation: Conversation, { turns }: Moves): Commitment | null {
  if (!one.text.endsWith('”') || one.text.includes('…')) return one
  const groups = groupsOf(one, turns)
  const core = groups.find(({ quoted }) => quoted.some((piece) => isCore(piece, one)))
  if (!core) return one
  const whole = groups.map((group, at) => wholeOf(group, at > 0, conversation))
  const isWhole = whole.every((said, at) => said.length === groups[at]!.quoted.length)
  if (isWhole) return one
  const from = groups.indexOf(core)
  const kept = isClosed(whole[from]!, groups[from]!, conversation) ? whole.slice(from) : whole
  const parts = [kept, whole.slice(from)].find((said) => wordsIn(said.flat()) <= mostWords)
  if (!parts) return null
  const shown = parts.map((said) => said.map((piece) => ({ ...piece, shown: piece.shown ?? piece.said })))
  const answer = parts.flat().filter((piece) => !isCore(piece, one))
  return { ...one, text: quotedTask(shown, conversation), answer }
}

/** What a quote has of one turn. */
interface Group {
  pieces: readonly Piece[]
  quoted: readonly Piece[]
}

const isCore = (piece: Piece, one: Commitment): boolean => isSaidIn({ ...one, also: [], answer: [] }, piece)

function groupsOf(one: Commitment, turns: Moves['turns']): Group[] {
  const known = new Set([one.sentence, ...(one.also ?? [])].flatMap((said) => said.turns))
  one.answer?.forEach(({ turn }) => known.add(turn))
  if (one.accepted) one.accepted.turns.forEach((turn) => known.add(turn))
  return turns
    .filter(({ turn }) => known.has(turn))
    .map(({ pieces }) => ({ pieces, quoted: pieces.filter(({ shown, said }) => one.text.includes(shown ?? said)) }))
    .filter(({ quoted }) => quoted.length > 0)
}

function wholeOf({ pieces, quoted }: Group, isAnswer: boolean, conversation: Conversation): Piece[] {
  const [first, last] = [pieces.indexOf(quoted[0]!), pieces.indexOf(quoted.at(-1)!)]
  const lead = isAnswer ? pieces.slice(0, first).filter((piece) => !isEmpty(piece)) : []
  const isMeant =
    quoted.some(({ text }) => pointsBack.test(text)) && lead.some((piece) => namesThing(piece, conversation))
  const start = isMeant && wordsIn(lead) <= mostOfLead ? lead : []
  return [...start, ...pieces.slice(first, last + 1), ...timesAfter(pieces.slice(last), conversation)]
}

const namesThing = (piece: Piece, conversation: Conversation): boolean => {
  const sentence = sentenceOfPieces([piece], conversation)
  return sentence !== null && (ofThing(sentence) || sentence.words.some(({ pos }) => pos === 'PROPN'))
}

/** "Tonight, after his programme.", and what corrects the time of the last sentence. */
function timesAfter([last, ...rest]: readonly Piece[], conversation: Conversation): Piece[] {
  let isOpen = corrects.test(last!.text)
  const end = rest.findIndex((piece) => {
    const isTime = timesIn(piece.text).length > 0 && lengthOf(piece) <= (isOpen ? longestDetail : longestTime)
    const isMore = isTime && !isQuestion(piece) && !recaps.test(piece.text) && (isOpen || isBare(piece, conversation))
    const isAgain = isOpen && takesUp.test(piece.text) && lengthOf(piece) <= longestDetail
    isOpen = isOpen && (isMore || isAgain)
    return !isMore && !isAgain
  })
  return rest.slice(0, end < 0 ? rest.length : end)
}

/** "Noon tomorrow, then.", at the goodbye. */
const recaps = /, then[.!]$/i

const [longestTime, longestDetail] = [9, 9]
const lengthOf = ({ said }: Piece): number => said.split(' ').length

/** Without a verb. */
const isBare = (piece: Piece, conversation: Conversation): boolean =>
  !sentenceIn(piece, conversation)?.words.some(({ pos }) => pos === 'VERB' || pos === 'AUX')

/** Whether the turn of a promise has all its nouns now, and answers no question. */
function isClosed(said: readonly Piece[], { pieces, quoted }: Group, conversation: Conversation): boolean {
  if (said.indexOf(quoted[0]!) <= 0 || said[0] === quoted[0] || pieces.length === 0) return false
  return missingNoun(said.flatMap((piece) => sentenceOfPieces([piece], conversation) ?? [])) === null
}
