import { capitalised } from '../../language/names/party.js'
import { partyOf } from '../../language/names/cast.js'
import { saysFinalNo } from '../moves/open-ends.js'
import { type Piece, wordsIn } from '../moves/piece.js'
import type { Moves } from '../moves/read-moves.js'
import type { Conversation } from '../read/conversation.js'
import type { Candidate } from '../select/candidate.js'
import { holderOf } from './holder.js'
import { overviewPatterns } from './overview-patterns.js'

const { requests, saysNo, refuses, declines } = overviewPatterns
const nextTurns = 3
const mostWords = 40

/** How the other refuses the request with which the overview begins, and why; '' if they do not. */
export function replyTo(
  request: Candidate | null,
  told: ReadonlySet<number>,
  { turns }: Moves,
  { cast }: Conversation,
): string {
  const at = turns.findIndex(({ turn }) => turn === (request?.sentence.turns[0] ?? -1))
  if (!request || at < 0 || !requests.test(request.reported.rest)) return ''
  const replies = turns.slice(at + 1, at + 1 + nextTurns).filter(({ role }) => role !== request.sentence.role)
  for (const { pieces, turn, role } of replies) {
    const from = pieces.findIndex(({ text, shown }) => shown !== null && !text.endsWith('?') && isNo(text))
    if (from < 0) continue
    if (told.has(turn)) return ''
    const said = shortened(pieces.slice(from))
    return `${capitalised(partyOf(cast, role).short)} answers: “${said.map(({ shown }) => shown).join(' ')}”`
  }
  return ''
}

const isNo = (text: string): boolean => saysFinalNo.test(text) || saysNo.test(text) || refuses.test(text)

/** The refusal and the sentences that follow it, as far as they are short. */
function shortened(pieces: readonly Piece[]): readonly Piece[] {
  const end = pieces.findIndex(
    ({ shown, text }, at) =>
      at > 0 && (shown === null || text.endsWith('?') || wordsIn(pieces.slice(0, at + 1)) > mostWords),
  )
  return pieces.slice(0, end < 0 ? pieces.length : end)
}

const firstPart = 0.4

/** How the other declines, in the first part of the talk, what the matter says that somebody asks for; '' if not. */
export function answerToMatter(matter: string | null, { turns }: Moves, { cast }: Conversation): string {
  const holder = matter && asksFor.test(matter) ? holderOf(matter, cast) : null
  const first = turns.slice(0, Math.ceil(turns.length * firstPart))
  const found = first.find(
    ({ role, pieces }) => holder && role !== holder && pieces.some(({ text, shown }) => shown && declines.test(text)),
  )
  if (!found) return ''
  const said = shortened(found.pieces.slice(found.pieces.findIndex(({ text, shown }) => shown && declines.test(text))))
  return `${capitalised(partyOf(cast, found.role).short)} answers: “${said.map(({ shown }) => shown).join(' ')}”`
}

const asksFor = /\b(?:asks|wants|would like)\b/
