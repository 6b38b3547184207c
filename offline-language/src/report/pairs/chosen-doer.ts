import { capitalised } from '../../language/tokens/first-letter.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { partyOf } from '../../language/names/cast.js'
import { other } from '../../language/names/party.js'
import type { Piece } from '../moves/piece.js'
import type { Moves } from '../moves/read-moves.js'
import type { Conversation } from '../read/conversation.js'
import { type Commitment, commitment } from '../select/commitment.js'
import { sentenceOfPieces } from '../select/quoted-pieces.js'
import { isEmpty } from '../select/said.js'

const { asksWho, takesIt, givesIt } = loadPatterns('chosen-doer', 'asksWho', 'takesIt', 'givesIt')
const weight = 1.6

/** "Will you tell the team, or shall I?", before "I'll tell them myself": who of the two does it. */
export function chosenDoers(conversation: Conversation, { turns }: Moves): Commitment[] {
  return turns.flatMap(({ pieces, role }, at) => {
    const asked = pieces.find((piece) => asksWho.test(piece.text))
    const next = turns[at + 1]
    if (!asked || next === undefined || next.role === role) return []
    const place = next.pieces.findIndex(({ text }) => takesIt.test(text) || givesIt.test(text))
    const answer = next.pieces.slice(0, place).every(isEmpty) ? next.pieces[place] : undefined
    const sentence = answer && sentenceOfPieces([answer], conversation)
    const text = answer && quoted([asked, answer], conversation)
    if (!sentence || !text) return []
    const owner = takesIt.test(answer.text) ? next.role : other(next.role)
    const made = commitment({ text, status: 'pending', owner, weight, sentence }, sentence.words)
    return [{ ...made, answer: [asked], isSettled: true }]
  })
}

function quoted(pieces: readonly Piece[], { cast }: Conversation): string | null {
  if (pieces.some(({ shown }) => shown === null)) return null
  return pieces.map(({ role, shown }) => `${capitalised(partyOf(cast, role).short)}: “${shown}”`).join(' ')
}
