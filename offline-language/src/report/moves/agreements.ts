import { contentStems } from '../../language/tokens/content-stems.js'
import type { Agreement } from './agreement.js'
import { answerOf, namesAnother } from './answer.js'
import { namesThing } from '../phrase/figures.js'
import { type Piece, type SpokenTurn, wordsIn } from './piece.js'
import { isBid, isProposal, isShortQuestion } from './proposal.js'
import { isTold, takesTold } from './told-terms.js'
import { saysFinalNo } from './open-ends.js'
import { isReopened, isReplaced } from './replaced-agreement.js'
import { spokenOfLater } from './spoken-of-later.js'
import { figuresIn, isAmount, isIn, termsOf } from './terms-of-turn.js'

const farthest = 3
const firstPlace = 0.35

/** Every proposal that the other accepts, the last ones first; none that a later one replaces, none before a final no. */
export function agreementsIn(turns: readonly SpokenTurn[], isHeard = takesTold): Agreement[] {
  const found: Agreement[] = []
  const first = Math.max(1, Math.ceil(turns.length * firstPlace))
  for (let at = turns.length - 1; at >= first; at--) {
    if (turns[at]!.pieces.some(({ text }) => saysFinalNo.test(text))) break
    for (const one of acceptedAt(turns, at, isHeard))
      if (isEcho(found.at(-1), one)) found[found.length - 1] = one
      else if (!found.some((later) => later.at === one.at || isReplaced(one, later)) && !isReopened(one, turns))
        found.push(one)
  }
  const hasAmount = found.some(({ terms }) => figuresIn(terms).some(isAmount))
  return hasAmount ? found : [...found, ...spokenOfLater(turns, first).map((one) => ({ ...one, yes: 1 }))]
}

/** What a turn accepts: the proposal before it, and the one before its own question. */
function acceptedAt(turns: readonly SpokenTurn[], at: number, isHeard: typeof takesTold): Agreement[] {
  const [earlier, question, before, answer] = [turns[at - farthest], turns[at - 2], turns[at - 1]!, turns[at]!]
  if (before.role === answer.role) return []
  const own = agreementOf(before, answer, at - 1, isHeard) ?? takenAtOnce(answer, at)
  const isAsked = question?.pieces.some(({ text }) => text.endsWith('?') && !tag.test(text)) ?? false
  const isOnlyAnswered = own !== null || !before.pieces.some(isProposal)
  const first =
    isAsked && isOnlyAnswered && earlier?.role === before.role
      ? agreementOf(earlier, answer, at - farthest, isHeard)
      : null
  return [own, first].flatMap((one) => one ?? [])
}

/** "Half past nine, Monday to Thursday. Fine.": said and taken by the same speaker. */
function takenAtOnce({ pieces }: SpokenTurn, at: number): Agreement | null {
  const place = pieces.findIndex(
    (piece, at) => isBid(piece) && piece.shown !== null && closes.test(pieces[at + 1]?.text ?? ''),
  )
  return place < 0 || substance([pieces[place]!]) < leastSubstance ? null : { at, terms: [pieces[place]!], yes: 2 }
}
const closes = /^(?:fine|agreed|deal|done|all right)[.!]$/i

/** "Still not enough, is it?" */
const tag = /, (?:is|are|was|does|do|did|has|have|can|will|would) (?:not )?(?:it|that|you|we|they|he|she|I)\?$/i

function agreementOf(offered: SpokenTurn, answer: SpokenTurn, at: number, isHeard: typeof takesTold): Agreement | null {
  const terms = termsOf(offered)
  if (terms.length === 0) return null
  const { yes, isNo, isOpen } = answerOf(answer)
  const plain = yes + Number(repeats(terms, answer))
  if (plain === 0 || isNo || isOpen || isCountered(terms, offered, answer)) return null
  if (plain < 2 && terms.every(isTold) && !isHeard(answer, terms)) return null
  const said = inWordsOf(answer, terms)
  return said.some(({ text }) => namesThing(text)) && substance(said) >= leastSubstance
    ? { at: said === terms ? at : at + 1, terms: said, yes: plain, ...(said !== terms && { offered: terms }) }
    : null
}

/** "Eight percent?" "Fine, eight percent, in writing.": a bare figure is reported in the words of the answer. */
function inWordsOf(answer: SpokenTurn, terms: Piece[]): Piece[] {
  const repeated = answer.pieces.filter((piece) => isTerm(piece, terms))
  const isBare = terms.every((one) => isBid(one) && one.text.split(' ').length < shortEcho)
  const saysMore = isBare && wordsIn(repeated) > wordsIn(terms)
  return terms.every(isShortQuestion) || saysMore ? repeated : terms
}

const substance = (pieces: readonly Piece[]): number =>
  contentStems(pieces.map(({ text }) => text).join(' ')).size + figuresIn(pieces).length

const isTerm = ({ shown, figures, text }: Piece, terms: readonly Piece[]): boolean =>
  shown !== null && !text.endsWith('?') && figures.some((one) => isIn(one, figuresIn(terms)))

/** "Half past six it is", "the twelfth, okay": nothing but its figure. */
function repeats(terms: readonly Piece[], { pieces: [first] }: SpokenTurn): boolean {
  if (!first || first.text.endsWith('?') || first.figures.length === 0) return false
  if (tooMuch.test(first.text)) return false
  const isBare = /\bit is[.!]$/.test(first.text) || isBid(first) || first.text.split(' ').length <= shortEcho
  const [said, amounts] = [figuresIn(terms), first.figures.filter(isAmount)]
  const isSameSum = isBid(first) && amounts.length > 0 && amounts.every((one) => isIn(one, said))
  return (isBare && first.figures.every((one) => isIn(one, said))) || isSameSum
}

const leastSubstance = 2
/** "Nine is still a lot." */
const tooMuch = /\b(?:a lot|too|still|much|more than|steep|high)\b/i
const shortEcho = 5

/** Another figure of its kind in an answer that proposes itself. */
function isCountered(terms: readonly Piece[], offered: SpokenTurn, answer: SpokenTurn): boolean {
  const said = figuresIn(terms)
  const own = answer.pieces.slice(0, 2).find(isProposal)?.figures ?? []
  const isOther = own.some((one) => said.some(({ kind }) => kind === one.kind) && !isIn(one, said))
  return namesAnother(offered, answer) || (isOther && !own.some((one) => isIn(one, said)))
}

/** "Seven hundred, fine." repeats the proposal right before it. */
const isEcho = (later: Agreement | undefined, { at, terms }: Agreement): boolean =>
  later !== undefined &&
  later.at === at + 1 &&
  figuresIn(later.terms).some((one) => isIn(one, figuresIn(terms))) &&
  substance(terms) >= substance(later.terms)

const ofAmount = 1.5
const ofDate = 0.7
const perShared = 0.4
const mostShared = 3
const ofPlace = 2
/** "Use the blue one" is a detail. */
const withoutFigure = -1.2

/** How much an agreement weighs: its figures, its place, and what it shares with the matter of the talk. */
export function weightOf(
  { at, terms, yes }: Agreement,
  turns: number,
  matter: ReadonlySet<string> = new Set(),
): number {
  const figures = figuresIn(terms)
  const stems = [...contentStems(terms.map(({ text }) => text).join(' '))]
  return (
    yes +
    (figures.some(isAmount) ? ofAmount : 0) +
    (figures.some((one) => !isAmount(one)) ? ofDate : 0) +
    (figures.length === 0 ? withoutFigure : 0) +
    Math.min(mostShared, stems.filter((stem) => matter.has(stem)).length) * perShared +
    (at / turns) * ofPlace
  )
}
