import { loadPatterns } from '../../data/load-patterns.js'
import { other } from '../../language/names/party.js'
import { contentStems, shared } from '../../language/tokens/content-stems.js'
import type { Moves } from '../moves/read-moves.js'
import type { Piece, SpokenTurn } from '../moves/piece.js'
import { timesIn } from '../phrase/time-phrase.js'
import { isQuestion } from '../select/said.js'
import type { Act } from './act.js'
import type { Form } from './forms.js'
import { isDeclinedIn, takingIn } from './taking.js'

const { plan, agreed, wants, how, atMost, suits } = loadPatterns(
  'plans',
  'plan',
  'agreed',
  'wants',
  'how',
  'atMost',
  'suits',
)

/** What is settled without "I will": a plan that the other takes, what both agree on, and what one is to do every day. */
export function planActs({ turns, isReplacedPiece }: Moves): Act[] {
  return turns.flatMap(({ pieces, role }, at) => {
    const next = turns[at + 1]?.role === role ? undefined : turns[at + 1]
    return pieces.flatMap((core, place): Act[] => {
      if (core.shown === null || core.isTakenBack || isReplacedPiece(core)) return []
      const rest = pieces.slice(place + 1)
      const said = planIn(core, rest, next) ?? agreedIn(core, next) ?? dutyIn(core, rest, next)
      if (!said) return []
      const owner = ofSpeaker.test(core.text) ? role : other(role)
      const form: Form = { kind: 'joint', verb: 'do', rest: core.text }
      return [{ core, at, owner, form, answer: said, follows: place > 0 }]
    })
  })
}

/** "How about this, I …", "until Christmas nobody signs, agreed?" */
const ofSpeaker = /\bthis[,:] I\b|\b(?:is|was) (?:that )?I\b|\b(?:nobody|we)\b/i

/** "What I had in mind was four weeks, every shift, a written list.", before "Four weeks is all right. But not on Sundays." */
function planIn(core: Piece, rest: readonly Piece[], next: SpokenTurn | undefined): Piece[] | null {
  if (!plan.test(core.text) || isDeclinedIn(next)) return null
  const [first, second] = next?.pieces ?? []
  const taking = takingIn(next, 'joint') ?? (first && !isQuestion(first) && suits.test(first.text) ? [first] : null)
  if (!taking) return null
  const isLimited = taking.length === 1 && second !== undefined && /^but\b/i.test(second.text) && second.shown !== null
  return [...details(rest), ...taking, ...(isLimited ? [second] : [])]
}

/** "Every day till half term, the twenty-third.": verbless, with a time. */
function details(rest: readonly Piece[]): Piece[] {
  const end = rest.findIndex(
    (piece) => piece.shown === null || isQuestion(piece) || timesIn(piece.text).length === 0 || says.test(piece.text),
  )
  return rest.slice(0, end < 0 ? rest.length : end).slice(0, mostDetails)
}

const mostDetails = 2
const says =
  /\b(?:I|we|you|he|she|they|it|that|there) (?:\p{L}+ )?(?:is|are|am|was|will|would|can|could|have|has|do|did)\b/iu

/** "And nobody signs until Christmas, agreed?", before "Until Christmas nobody signs." */
function agreedIn(core: Piece, next: SpokenTurn | undefined): Piece[] | null {
  const [first] = next?.pieces ?? []
  if (!agreed.test(core.text) || !first || first.shown === null || isDeclinedIn(next)) return null
  const isRepeated = shared(contentStems(core.text), contentStems(first.text)) >= fewestShared && !isQuestion(first)
  return isRepeated ? [first] : takingIn(next, 'joint')
}

const fewestShared = 2

/** "First I want a week of readings. Morning and evening, write them down.", "no more than four a day". */
function dutyIn(core: Piece, rest: readonly Piece[], next: SpokenTurn | undefined): Piece[] | null {
  if (next === undefined || isDeclinedIn(next)) return null
  if (atMost.test(core.text)) return []
  const place = wants.test(core.text) ? rest.slice(0, mostDetails).findIndex(({ text }) => how.test(text)) : -1
  const said = rest.slice(0, place + 1)
  return place >= 0 && said.every(({ shown }) => shown !== null) ? said : null
}
