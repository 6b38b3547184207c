import type { Role } from '../../language/sentences/sentence.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import { saysFinalNo } from '../moves/open-ends.js'
import { type Piece, type SpokenTurn, wordsIn } from '../moves/piece.js'
import { isProposal } from '../moves/proposal.js'
import type { Moves } from '../moves/read-moves.js'
import type { Conversation } from '../read/conversation.js'
import { isClosed, isClosedRefusal } from './closed.js'
import { overviewPatterns } from '../phrase/overview-patterns.js'

const { refuses, saysNo } = overviewPatterns
export const lastPart = 0.4

interface Asked {
  conversation: Conversation
  /** Who is asked for something. */
  role: Role | null
}

/** The last refusal of the one who is asked for something, or one that is about the matter; else a plain no to it. */
export function refusalIn({ turns }: Moves, matter: string, asked: Asked): Piece[] {
  const known = contentStems(matter)
  const found = refusalOf(turns, known, asked) ?? plainNo(turns, known, asked)
  return found ? withReason(found, turns, asked) : []
}

/** "I can't do that. The grain costs more.": the next sentence of the turn too, if it is clear. */
function withReason(refusal: Piece, turns: readonly SpokenTurn[], { conversation }: Asked): Piece[] {
  const said = turns.find(({ turn }) => turn === refusal.turn)?.pieces ?? []
  const next = said[said.indexOf(refusal) + 1]
  const isReason =
    next !== undefined &&
    next.shown !== null &&
    !next.text.endsWith('?') &&
    !isProposal(next) &&
    isClosed([next], conversation) &&
    wordsIn([refusal, next]) <= mostWords
  return isReason ? [refusal, next] : [refusal]
}

const mostWords = 34

function refusalOf(
  turns: readonly SpokenTurn[],
  known: ReadonlySet<string>,
  { conversation, role }: Asked,
): Piece | undefined {
  const late = turns.slice(Math.floor(turns.length * lastPart)).flatMap(({ pieces }) => pieces)
  const isAbout = ({ role: own, text, figures }: Piece) =>
    sharesStem(text, known) || (own === role && figures.length > 0)
  return late.findLast(
    (piece) =>
      piece.shown !== null &&
      !piece.text.endsWith('?') &&
      refuses.test(piece.text) &&
      isAbout(piece) &&
      isClosedRefusal(piece, conversation),
  )
}

/** "The answer's no", right after what is asked for: it says enough beside the matter. */
function plainNo(turns: readonly SpokenTurn[], known: ReadonlySet<string>, { role }: Asked): Piece | undefined {
  const answers = turns.filter((turn, at) => {
    const before = turns[at - 1]
    const isOther = before !== undefined && before.role !== turn.role && (role === null || turn.role === role)
    return isOther && asksForIt(before, known)
  })
  return answers
    .flatMap(({ pieces }) => pieces)
    .findLast(
      ({ text, shown }) => shown !== null && !text.endsWith('?') && (saysFinalNo.test(text) || saysNo.test(text)),
    )
}

/** A proposal or a sum in a turn that is about the matter. */
const asksForIt = ({ pieces }: SpokenTurn, known: ReadonlySet<string>): boolean =>
  pieces.some((piece) => isProposal(piece) || piece.figures.length > 0 || piece.text.endsWith('?')) &&
  pieces.some(({ text }) => sharesStem(text, known))

const sharesStem = (text: string, known: ReadonlySet<string>): boolean =>
  [...contentStems(text)].some((stem) => known.has(stem))
