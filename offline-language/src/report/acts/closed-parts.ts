import { loadPatterns } from '../../data/load-patterns.js'
import { type Piece, wordsIn } from '../moves/piece.js'
import type { Moves } from '../moves/read-moves.js'
import type { Conversation } from '../read/conversation.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import { isEmpty, isQuestion } from '../select/said.js'
import type { Act } from './act.js'
import { isClear, type Level, levels, stemsIn } from './clear.js'
import { leans } from './leaning.js'

/** "You would?", "That'd be a huge help.", "Great, that's kind of you." */
const { reacts } = loadPatterns('closed-parts', 'reacts')

const farthest = 5

const mostWords = 56
const mostMore = 8
const farMore = 14

/**
 * An act with the words before it that say what its "it", "them" or "there" means, turn by turn; null if none do. That each
 * pronoun of these words has its noun is worth a few words more.
 */
export function closedParts(act: Act, conversation: Conversation, moves: Moves): Piece[][] | null {
  const [strict, plain, bare] = levels.map((level) => closedWithin(act, level, conversation, moves))
  const least = bare ?? plain ?? strict
  const fits = (said: Piece[] | null | undefined, more: number) => said && wordsIn(said) <= wordsIn(least!) + more
  const said =
    [fits(strict, mostMore) && strict, fits(plain, farMore) && plain, least].find(Boolean) || withNext(act, moves)
  return said ? [...Map.groupBy(said, ({ turn }) => turn).values()] : null
}

/** With what is said right before, in which the noun may be that no list knows. */
function withNext(act: Act, moves: Moves): Piece[] | null {
  const { lead, core, answer, form } = act
  // Who "she" is has to be known.
  if (lead || form?.kind === 'third') return null
  const rest = before(act, core, moves)
  const own = rest.filter(({ turn }) => turn === core.turn)
  const near = own.length > 0 ? own.slice(-2) : rest.slice(-2)
  const said = [...near, core, ...answer]
  const isWhole = said.every(({ shown }) => shown !== null) && wordsIn(said) <= mostWords
  return isWhole && near.length > 0 && stemsIn(near) >= 1 && !leans.test(near[0]!.text) ? said : null
}

function closedWithin(act: Act, level: Level, conversation: Conversation, moves: Moves): Piece[] | null {
  const { core, answer, lead = [] } = act
  let said: Piece[] = [...lead, core, ...answer]
  const rest = before(act, said[0]!, moves)
  const asked = act.grants ?? askedFor(act, rest, moves)
  while (wordsIn(said) <= mostWords && said.every(({ shown }) => shown !== null)) {
    const isAnswered = !takesThat.test(core.text) || said.some(({ role }) => role !== core.role)
    if (isAnswered && (!asked || said.includes(asked)) && isClear(said, act, conversation, level)) return said
    const piece = rest.pop()
    if (!piece) return null
    said = [piece, ...said]
  }
  return null
}

/** "And who pays for the power?", before "I'll take the power.": the question says more than its answer. */
function askedFor({ core, form, at }: Act, all: readonly Piece[], { turns }: Moves): Piece | undefined {
  if (form?.kind !== 'promise' || !vague.test(form.verb)) return undefined
  const own = [...contentStems(form.rest)]
  const rest = all.filter(({ turn }) => turn === turns[at - 1]?.turn)
  return rest.find(
    (piece) =>
      piece.role !== core.role &&
      isQuestion(piece) &&
      own.length > 0 &&
      own.every((stem) => contentStems(piece.text).has(stem)),
  )
}

/** "That I could do from August.": what the other proposes. */
const takesThat = /^(?:[\p{L}]+,? )?(?:this|that) (?:I|we) (?:can|could|will) /iu

const vague = /^(?:take|do|cover|have|manage|keep|handle|sort)$/

/** What is said in the last turns before the first sentence of the act. */
function before({ at, core }: Act, first: Piece, { turns }: Moves): Piece[] {
  const all = turns
    .slice(Math.max(0, at - farthest), at + 1)
    .flatMap(({ pieces }, step, { length }) => (step === length - 1 ? pieces.slice(0, pieces.indexOf(core)) : pieces))
  const place = all.indexOf(first)
  return (place < 0 ? all : all.slice(0, place)).filter(
    (piece) => !isEmpty(piece) && !reacts.test(piece.text) && piece.shown !== null && !piece.isTakenBack,
  )
}
