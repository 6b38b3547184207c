import { sentencesOf } from '../../language/sentences/sentences-of.js'
import type { Stake, Term } from '../role/stake.js'
import { type Amount, amountsFor, amountsIn, isComparable, writtenLike } from '../wording/amounts.js'
import { isAsGood, signOf } from '../wording/sides.js'
import { accepted, deniesYes } from './agreement-patterns.js'
import type { Conversation } from './conversation.js'
import { givenOf } from './given-terms.js'
import { roundedBetween } from './round-figure.js'
import { offeredFigures, usedFigures } from './stake-figures.js'

/** How a bargain over a figure stands after the person's last turn. */
export interface Standing {
  /** The part's own last figure. */
  position: Amount
  /** Whether it has said one. */
  isNamed: boolean
  agreed: Amount | null
  /** The person's last offer of each turn, in order. */
  offers: Amount[]
  /** How far the part goes with what it has been given. */
  far: Amount
  /** What is missing of its terms, what it has, and whether the last turn gave something. */
  open: Term[]
  given: Term[]
  isStarted: boolean
  isNewlyGiven: boolean
}

const agrees = /\bis all right\. Agreed\b|\bAgreed: /
const takesBack = /\b(?:yes too fast|agreed too quickly|too quick with my yes)\b/i

/** What both sides have agreed by the part's own words. */
function agreedIn({ spoken }: Conversation, stake: Stake): Amount | null {
  return spoken.reduce<Amount | null>((found, { role, message }, at) => {
    if (role === 'user') return deniesYes.test(message) ? null : found
    if (at === 0) return found
    if (takesBack.test(message)) return null
    if (!accepted.test(message) && !agrees.test(message)) return found
    const [said = message] = sentencesOf(message).filter((sentence) => accepted.test(sentence) || agrees.test(sentence))
    const own = [...amountsIn(message.slice(0, message.indexOf(said) + said.length))].findLast((each) =>
      isComparable(each, stake.opening),
    )
    return own ?? offeredFigures(spoken[at - 1]?.message ?? '', stake).at(-1) ?? found
  }, null)
}

/** "More than 5 percent is not possible." */
const beyond = /^(?:More than|Above|Over|Below|Under|Less than)\b/

interface OwnFigure extends Amount {
  isFree: boolean
}
const onCondition = /\b(?:if|only|once|unless|for|with|in return|as long as|provided)\b|\?$/i

/** The part's own figures, without those that the person had named before. */
function ownFigures({ spoken }: Conversation, stake: Stake): OwnFigure[] {
  const heard = new Set<number>()
  return spoken.flatMap(({ role, message }) => {
    if (role === 'user') {
      for (const { amount } of usedFigures(message, stake)) heard.add(amount.value)
      return []
    }
    return sentencesOf(message)
      .filter((sentence) => !beyond.test(sentence))
      .flatMap((sentence) =>
        amountsFor(stake.opening, sentence).map((each) => ({
          ...each,
          isFree: !onCondition.test(sentence),
        })),
      )
      .filter(
        (each) =>
          isComparable(each, stake.opening) &&
          (each.value === stake.opening.value || !heard.has(each.value)) &&
          isAsGood(stake, stake.opening.value, each.value) &&
          isAsGood(stake, each.value, stake.last.value),
      )
  })
}

export function standingOf(conversation: Conversation, stake: Stake): Standing {
  const { userTexts } = conversation
  const wanted = stake.terms.length > 0 ? stake.terms : stake.returns
  const { open, given, named: started } = givenOf(wanted, userTexts)
  const before = givenOf(wanted, userTexts.slice(0, -1))
  const isFree = stake.returns.length === 0 || open.length < wanted.length
  const far =
    stake.terms.length > 0 ? (open.length === 0 ? stake.last : stake.limit) : isFree ? stake.limit : stake.opening
  const named = ownFigures(conversation, stake)
  // What the part has offered without a condition is not taken back.
  const reach = named.find(({ isFree, value }) => isFree && !isAsGood(stake, value, far.value)) ?? far
  const position = named.findLast(({ value }) => isAsGood(stake, value, reach.value))
  return {
    position: position
      ? { ...stake.opening, value: position.value, text: writtenLike(position.value, stake.opening) }
      : stake.opening,
    isNamed: named.length > 0,
    agreed: agreedIn(conversation, stake),
    offers: userTexts.flatMap((text) => offeredFigures(text, stake).slice(-1)),
    far: { ...far, value: reach.value, text: writtenLike(reach.value, stake.opening) },
    open,
    given,
    isStarted: started.length > 0,
    isNewlyGiven: given.length + started.length > before.given.length + before.named.length,
  }
}

/** A round figure some way from the position to a target, but short of it; null if there is none. */
export function between(stake: Stake, position: Amount, target: Amount, share: number): Amount | null {
  const gap = Math.abs(position.value - target.value)
  const wanted = position.value - signOf(stake) * gap * share
  const value = gap === 0 ? null : roundedBetween(wanted, position.value, target.value, stake.opening)
  return value === null ? null : { ...stake.opening, value, text: writtenLike(value, stake.opening) }
}
