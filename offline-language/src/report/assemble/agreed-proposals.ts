import { loadPatterns } from '../../data/load-patterns.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import { namesThing } from '../acts/leaning.js'
import { type Piece, wordsIn } from '../moves/piece.js'
import type { Moves } from '../moves/read-moves.js'
import { movePatterns } from '../moves/patterns.js'
import { timesIn } from '../phrase/time-phrase.js'
import type { Conversation } from '../read/conversation.js'
import { type Commitment, commitment } from '../select/commitment.js'
import { sentenceOfPieces } from '../select/quoted-pieces.js'
import { quotedTask } from '../select/quoted-task.js'

const { suits, elliptic, objects } = loadPatterns('agreed-days', 'suits', 'elliptic', 'objects')
const weight = 1.5
const mostWords = 48
const fewestStems = 2
const longestDetail = 10
const proposesDay = /\b(?:could|can|shall|should) we\b|\bhow about\b|\bwould .{2,40} (?:work|suit|be possible)\b/i

/** "So no lorries from Tuesday?" "From Tuesday, yes.": agreed by a day that both name, without "I will". */
export function agreedProposals(conversation: Conversation, { turns }: Moves): Commitment[] {
  return turns.flatMap(({ pieces, role }, at) => {
    const asked = pieces.at(-1)
    const next = turns[at + 1]
    if (!asked || !next || next.role === role || !isProposal(asked)) return []
    const answer = answerIn(next.pieces)
    if (!answer) return []
    const parts = [...leadOf(asked, at, { turns }, conversation), answer]
    const sentence = sentenceOfPieces([asked], conversation)
    const isWhole = parts.flat().every(({ shown, isTakenBack }) => shown !== null && !isTakenBack)
    if (!sentence || !isWhole || wordsIn(parts.flat()) > mostWords) return []
    const text = quotedTask(parts, conversation)
    const made = commitment({ text, status: 'pending', owner: role, weight, sentence }, sentence.words)
    return [{ ...made, answer: parts.flat().filter((one) => one !== asked), isSettled: true }]
  })
}

/** Without those whose answer another task has: "I'll book that in.", after "the twenty-second's fine". */
export function besideTasks(proposals: readonly Commitment[], tasks: readonly Commitment[]): Commitment[] {
  return proposals.filter(({ answer = [], sentence }) => {
    const taking = answer.filter(({ role }) => role !== sentence.role).at(-1)
    const has = ({ text, answer: own = [] }: Commitment) =>
      taking !== undefined &&
      (text.includes(taking.shown ?? taking.said) || own.some(({ turn }) => turn === taking.turn))
    return !tasks.some(has)
  })
}

/** By the words as they were said: the "so" is left out of the others. */
const isProposal = ({ said, text }: Piece): boolean =>
  said.endsWith('?') && timesIn(text).length > 0 && (elliptic.test(said) || proposesDay.test(text))

/** The sentence that takes the day, with a place or an hour after it. */
function answerIn(pieces: readonly Piece[]): Piece[] | null {
  const [first, ...rest] = pieces
  if (!first || objects.test(first.text) || !suits.test(first.text)) return null
  const end = rest.findIndex(
    ({ text }) => timesIn(text).length === 0 || text.endsWith('?') || text.split(' ').length > longestDetail,
  )
  return [first, ...rest.slice(0, end < 0 ? rest.length : end)]
}

/** The proposal after the words that say what is meant: "I'm down your way on Saturday. Eleven, at the flat?" */
function leadOf(asked: Piece, at: number, { turns }: Pick<Moves, 'turns'>, conversation: Conversation): Piece[][] {
  const own = turns[at]!.pieces.slice(0, -1).filter(({ text }) => !movePatterns.yes.test(text))
  if (saysWhat([asked], conversation)) return [[asked]]
  const said = [...own.slice(-1), asked]
  const before = turns[at - 1]
  return saysWhat(said, conversation) || !before ? [said] : [before.pieces.slice(-2), said]
}

function saysWhat(pieces: readonly Piece[], conversation: Conversation): boolean {
  // "Thursday, but that's a late slot."
  const isOfTime =
    pieces.some(({ text }) => /\bslots?\b/i.test(text)) && !pieces.some((piece) => namesThing(piece, conversation))
  if (isOfTime) return false
  const text = pieces.map((one) => one.text).join(' ')
  const times = contentStems(timesIn(text).join(' '))
  return [...contentStems(text)].filter((stem) => !times.has(stem)).length >= fewestStems
}
