import { capitalised } from '../../language/tokens/first-letter.js'
import { partyOf } from '../../language/names/cast.js'
import { saysFinalNo } from '../moves/open-ends.js'
import { type Piece, type SpokenTurn, wordsIn } from '../moves/piece.js'
import type { Moves } from '../moves/read-moves.js'
import type { Conversation } from '../read/conversation.js'
import type { Candidate } from '../select/candidate.js'
import { isClosed } from './closed.js'
import { holderOf } from './holder.js'
import { overviewPatterns } from '../phrase/overview-patterns.js'

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

/** How the other declines what the matter says that someone wants, and what they offer for it; none if they do not. */
export function answerToMatter(matter: string | null, { turns }: Moves, conversation: Conversation): string[] {
  const { cast } = conversation
  const holder = matter && asksFor.test(matter) ? holderOf(matter, cast) : null
  const isNoTo = ({ text, shown }: Piece) => shown !== null && declines.test(text)
  const at = turns.findIndex(({ role, pieces }) => holder && role !== holder && pieces.some(isNoTo))
  if (at < 0 || at > turns.length * firstPart) return []
  const { pieces, role } = turns[at]!
  const said = [...pieces.filter(isNoTo).slice(0, 1), ...reasonIn(turns[at + 1], turns[at + 2], conversation)]
  const offer = turns
    .slice(at + 1, at + 1 + turnsToOffer)
    .filter((turn) => turn.role === role)
    .map((turn) =>
      shortened(
        turn.pieces.slice(
          Math.max(
            0,
            turn.pieces.findIndex(({ text }) => offers.test(text)),
          ),
        ),
      ),
    )
    .find(
      (all) =>
        offers.test(all[0]?.text ?? '') &&
        all.every(({ shown }) => shown) &&
        all.some(({ figures }) => figures.length > 0),
    )
  const name = capitalised(partyOf(cast, role).short)
  const quoted = (all: readonly Piece[]) => `“${all.map(({ shown }) => shown).join(' ')}”`
  return [`${name} answers: ${quoted(said)}`, ...(offer ? [`${name} offers: ${quoted(offer)}`] : [])]
}

const turnsToOffer = 8
const offers = /^(?:but |and )?what (?:I|we) (?:can|could) (?:do|offer|give)\b/i
const asksWhy = /\bwhy\b|\bis (?:it|that)\b/i

/** "There's a freeze until March.", after "is it the number?" */
function reasonIn(
  question: SpokenTurn | undefined,
  answer: SpokenTurn | undefined,
  conversation: Conversation,
): Piece[] {
  if (!question?.pieces.some(({ text }) => asksWhy.test(text))) return []
  const reason = answer?.pieces.find(
    (one) => one.shown !== null && !one.text.endsWith('?') && isClosed([one], conversation),
  )
  return reason ? [reason] : []
}

const asksFor = /\b(?:asks|wants|would like)\b/
