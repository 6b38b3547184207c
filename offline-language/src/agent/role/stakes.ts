import type { Counterpart } from '../prompt/counterpart.js'
import { type Amount, isComparable, isOfSize, writtenLike } from '../wording/amounts.js'
import { inFirstPerson } from '../wording/first-person.js'
import { isClean } from '../wording/clean-sentence.js'
import { isAsGood, signOf } from '../wording/sides.js'
import type { Dealing } from './dealing.js'
import type { Stake, Term } from './stake.js'
import { type Ends, endsOf, isBefore, spanOf } from './stake-ends.js'
import { type Mark, marksIn } from './stake-marks.js'
import { askingOf, isWish, withUnitOf } from './stake-opening.js'
import { isHushedIn, returnsIn, termsOfLast } from './stake-terms.js'

type Side = Stake['side']

const secret =
  /\b(?:keep [^.;]{2,30}? (?:to yourself|secret|quiet)|never (?:reveal|say|tell|mention|name)|(?:nobody|no one) (?:is to|may|must|should) know)\b/i
/** "You never say how low you would go." */
const pointsBack = /\b(?:this|that|it|how (?:low|high|far)|your (?:limit|lowest|highest|bottom line|minimum|maximum))\b/

/** Who sets a ceiling pays, who sets a floor is paid; a plain "accept" goes by the figure that is asked for. */
function sideOf(limits: readonly Mark[], asked: Amount | null): Side | null {
  const isPayer = limits.some(({ kind }) => kind === 'most')
  const isPaid = limits.some(({ kind }) => kind === 'least')
  if (isPayer !== isPaid) return isPayer ? 'pays' : 'gets'
  const going = limits.find(({ kind }) => kind === 'goes')
  if (isPayer || !going || !asked || going.amount.value === asked.value) return null
  return going.amount.value > asked.value ? 'pays' : 'gets'
}

function stakeFrom(marks: readonly Mark[], sentences: readonly string[], counterpart: Counterpart): Stake | null {
  const limits = marks.filter(({ kind }) => kind === 'most' || kind === 'least' || kind === 'goes')
  const first = marks.findLast(({ kind }) => kind === 'asks') ?? marks.find(({ kind }) => kind === 'gives')
  const side = sideOf(limits, first?.amount ?? null)
  if (!side || isOfSeveral(limits)) return null
  const ends = endsOf(side, limits)
  const named = isBefore(side, first, ends) ? first : null
  const all = marks.map(({ amount }) => amount)
  const span = spanOf(side, limits, named, ends, (amount) => withUnitOf(amount, all))
  const bound = span.last === span.limit ? null : ends.bound
  if (bound?.terms.some(({ text }) => isHeard.test(text))) return null
  return {
    side,
    ...span,
    isAsked: named ? named.kind === 'asks' : limits.some(isWish),
    asking: askingOf(named ?? limits.find(isWish), marks, counterpart),
    terms: bound?.terms ?? [],
    isHushed: isHushedBy(bound),
    returns: bound ? [] : returnsIn(sentences, counterpart),
    isSecret: isSecretAbout(limits, sentences),
    rule: ruleOf(ends, counterpart),
  }
}

const isHushedBy = (bound: Mark | null): boolean =>
  bound !== null && (isHushedIn(bound.sentence) || bound.terms.some(isOfManner))

/** "Rent at most 1,100, deposit at most 2,000": two matters, which a figure alone does not tell apart. */
const isOfSeveral = (limits: readonly Mark[]): boolean =>
  new Set(
    limits.flatMap(({ kind, terms, isWall, isGate, amount }) =>
      kind === 'goes' || terms.length > 0 || isWall || isGate ? [] : amount.value,
    ),
  ).size > 1 && !limits.some(({ isGate }) => isGate)

/** "If you hear what the money is used for", "if they ask about help": no words of the person surely meet these. */
const isHeard = /^(?:I (?:hear|learn|understand|know|see|feel|am|trust|believe)|you (?:ask|enquire|inquire))\b/

/** The person has to find out alone what to say, or how. */
const isOfManner = ({ part }: Term): boolean => part.isOfTalk || part.isApology || part.isManner

function isSecretAbout(limits: readonly Mark[], sentences: readonly string[]): boolean {
  const about = new Set(limits.map(({ sentence }) => sentence))
  return sentences.some(
    (sentence, at) =>
      secret.test(sentence) &&
      (about.has(sentence) || (about.has(sentences[at - 1] ?? '') && pointsBack.test(sentence))),
  )
}

/** A bare limit is kept back; a reason, or somebody else's word, may be said. */
const hasReason = /\b(?:because|since|need|signature|approval|allowed|by law|policy|rules?)\b/i

function ruleOf({ wall, free }: Ends, counterpart: Counterpart): string | null {
  if (!wall || wall === free || !hasReason.test(wall.sentence)) return null
  const said = inFirstPerson(wall.sentence.replace(/,? and you .*$/i, '.'), counterpart)
  return isClean(said) ? said : null
}

/** The figures of all sentences, with what the next sentence makes them depend on. */
function marksOf(sentences: readonly string[], counterpart: Counterpart): Mark[] {
  return sentences.flatMap((sentence, at) => {
    const marks = marksIn(sentence, counterpart)
    const next = marks.length > 0 ? termsOfLast(sentences[at + 1] ?? '', counterpart) : []
    return marks.map((each) => (each.terms.length > 0 || each.kind === 'asks' ? each : { ...each, terms: next }))
  })
}

/** Without an opening of its own, a stake takes that of the dealing that was read from the same prompt. */
function withOpeningOf(dealings: readonly Dealing[], stake: Stake, marks: readonly Mark[]): Stake {
  const isFound = stake.isAsked || marks.some(({ kind }) => kind === 'gives')
  const dealing = dealings.find(
    ({ opening, side }) =>
      isComparable(opening, stake.limit) &&
      signOf({ side }) === signOf(stake) &&
      isAsGood(stake, opening.value, stake.limit.value),
  )
  if (isFound || !dealing || stake.limit === stake.opening) return stake
  const { before, after } = stake.limit
  const opening = { ...dealing.opening, before, after }
  return { ...stake, opening: { ...opening, text: writtenLike(opening.value, stake.limit) } }
}

/** The figures that a prompt in prose has the part bargain over: one of money, one by share. */
export function stakesOf(
  sentences: readonly string[],
  counterpart: Counterpart,
  dealings: readonly Dealing[],
): Stake[] {
  const read = marksOf(sentences, counterpart)
  // "Seven" is a share only beside another share.
  const hasShare = read.some(({ amount, isBare }) => amount.isShare && !isBare)
  const marks = read.filter(({ isBare }) => !isBare || hasShare)
  return [false, true].flatMap((isShare) => {
    const ofKind = marks.filter(({ amount }) => amount.isShare === isShare)
    const limit = ofKind.find(({ kind }) => kind !== 'asks' && kind !== 'gives')
    if (!limit) return []
    const near = ofKind.filter(
      ({ amount }) => isComparable(amount, limit.amount) && isOfSize(amount.value, limit.amount.value, 4),
    )
    const stake = stakeFrom(near, sentences, counterpart)
    return stake ? withOpeningOf(dealings, stake, near) : []
  })
}
