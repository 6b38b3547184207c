import { capitalised } from '../../language/tokens/first-letter.js'
import type { Counterpart } from '../prompt/counterpart.js'
import { type Amount, isComparable, writtenLike } from '../wording/amounts.js'
import { inFirstPerson } from '../wording/first-person.js'
import { isClean } from '../wording/clean-sentence.js'
import { isAsGood, type Stake, type Term } from './stake.js'
import { type Mark, marksIn } from './stake-marks.js'
import { isHushedIn, returnsIn } from './stake-terms.js'

type Side = Stake['side']

const secret =
  /\b(?:keep (?:that|it|this) to yourself|never (?:reveal|say|tell|mention|name)|(?:nobody|no one) (?:is to|may|must|should) know|keep (?:it|this|that) secret)\b/i

/** Who sets a ceiling pays, who sets a floor is paid; a plain "accept" goes by the figure that is asked for. */
function sideOf(limits: readonly Mark[], asked: Amount | null): Side | null {
  const isPayer = limits.some(({ kind }) => kind === 'most')
  const isPaid = limits.some(({ kind }) => kind === 'least')
  if (isPayer !== isPaid) return isPayer ? 'pays' : 'gets'
  const going = limits.find(({ kind }) => kind === 'goes')
  if (isPayer || !going || !asked || going.amount.value === asked.value) return null
  return going.amount.value > asked.value ? 'pays' : 'gets'
}

/** The farthest of these for the part. */
const farthest = (side: Side, marks: readonly Mark[]): Mark | null =>
  marks.reduce<Mark | null>(
    (best, each) => (best && isAsGood({ side }, each.amount.value, best.amount.value) ? best : each),
    null,
  )

/** A prompt may give the limit alone: the part begins a little on its own side of it. */
const ofOwn = { gets: 1.1, pays: 0.94 }
const ofShare = { gets: 1.2, pays: 0.8 }
function ownOpening(side: Side, limit: Amount): Amount {
  const unit = limit.isShare ? 0.5 : 10 ** Math.max(-1, Math.floor(Math.log10(limit.value)) - 1)
  const times = limit.isShare ? ofShare[side] : ofOwn[side]
  const value = Math.round((limit.value * times) / unit) * unit
  const moved = value === limit.value ? limit.value + (side === 'gets' ? unit : -unit) : value
  const exact = Math.round(moved * 100) / 100
  return { ...limit, value: exact, text: writtenLike(exact, limit) }
}

const withUnitOf = (amount: Amount, others: readonly Amount[]): Amount => {
  const model = others.find(({ before, after }) => before || after)
  if (!model || amount.before || amount.after) return amount
  const own = { ...amount, before: model.before, after: model.after }
  return { ...own, text: writtenLike(own.value, own) }
}

function stakeFrom(marks: readonly Mark[], sentences: readonly string[], counterpart: Counterpart): Stake | null {
  const limits = marks.filter(({ kind }) => kind === 'most' || kind === 'least' || kind === 'goes')
  const named = marks.findLast(({ kind }) => kind === 'asks') ?? marks.find(({ kind }) => kind === 'gives')
  const side = sideOf(limits, named?.amount ?? null)
  if (!side || limits.length === 0) return null
  const free = farthest(
    side,
    limits.filter(({ terms, isWall }) => terms.length === 0 && !isWall),
  )
  const bound = farthest(
    side,
    limits.filter(({ terms }) => terms.length > 0),
  )
  const wall = limits.find(({ isWall }) => isWall) ?? null
  // "Below 3,650 you will not sign", and 3,550 on a condition: the wall is where the part stops without it.
  const isInner = wall !== null && (!bound || !isAsGood({ side }, bound.amount.value, wall.amount.value))
  const end = free ?? (isInner ? wall : null)
  const isOwn =
    named && [end, bound].every((each) => !each || isAsGood({ side }, named.amount.value, each.amount.value))
  const all = marks.map(({ amount }) => amount)
  const unit = (amount: Amount) => withUnitOf(amount, all)
  const target = unit((end ?? bound ?? limits[0]!).amount)
  const opening = named && isOwn ? unit(named.amount) : limits.some(isWish) ? target : ownOpening(side, target)
  const limit = end ? unit(end.amount) : opening
  const last = bound && !isAsGood({ side }, bound.amount.value, limit.value) ? unit(bound.amount) : limit
  const terms = last === limit ? [] : (bound?.terms ?? [])
  const about = limits.map(({ sentence }) => sentence)
  return {
    side,
    opening,
    isAsked: named && isOwn ? named.kind === 'asks' : limits.some(isWish),
    limit,
    last,
    terms,
    isHushed: bound !== null && (isHushedIn(bound.sentence) || terms.some(isOfManner)),
    asking: askingOf(isOwn ? named : limits.find(isWish), marks, counterpart),
    returns: terms.length > 0 ? [] : returnsIn(sentences, counterpart),
    isSecret: [...about, ...nextTo(sentences, about)].some((sentence) => secret.test(sentence)),
    rule: wall && wall !== end ? ruleOf(wall.sentence, counterpart) : null,
  }
}

/** What is to be said or how is found by the person alone. */
const isOfManner = ({ part }: Term): boolean => part.isOfTalk || part.isApology || part.isManner

const asks = /\byou (?:want|ask|charge|would like|claim|demand|expect)\b(?:\.(?=\d)|[^.;])*/i
/** The sentence in which the part asks for its figure, if it names no other. */
function askingOf(mark: Mark | undefined, marks: readonly Mark[], counterpart: Counterpart): string | null {
  const [clause = ''] = asks.exec(mark?.sentence ?? '') ?? []
  const isAlone = mark && marks.every((each) => each === mark || !clause.includes(each.amount.text))
  if (!isAlone || !clause.includes(mark.amount.text)) return null
  const said = inFirstPerson(`${capitalised(clause)}.`, counterpart)
  return isClean(said) ? said : null
}

/** "You want a credit note of at least 500": the least is what is asked for. */
const isWish = ({ kind, sentence }: Mark): boolean =>
  kind === 'least' && /^you (?:want|demand|claim|expect)\b/i.test(sentence)

/** "You never say how low you would go." */
const nextTo = (sentences: readonly string[], about: readonly string[]): string[] =>
  sentences.filter(
    (sentence, at) =>
      about.includes(sentences[at - 1] ?? '') &&
      /\b(?:this|that|it|how (?:low|high|far)|your (?:limit|lowest|highest))\b/.test(sentence),
  )

function ruleOf(sentence: string, counterpart: Counterpart): string | null {
  const said = inFirstPerson(sentence.replace(/,? and you .*$/i, '.'), counterpart)
  return isClean(said) ? said : null
}

/** The figures that a prompt in prose has the part bargain over: one of money, one by share. */
export function stakesOf(sentences: readonly string[], counterpart: Counterpart): Stake[] {
  const read = sentences.flatMap((sentence) => marksIn(sentence, counterpart))
  // "Seven" is a share only beside another share.
  const hasShare = read.some(({ amount, isBare }) => amount.isShare && !isBare)
  const marks = read.filter(({ isBare }) => !isBare || hasShare)
  return [false, true].flatMap((isShare) => {
    const ofKind = marks.filter(({ amount }) => amount.isShare === isShare)
    const limit = ofKind.find(({ kind }) => kind !== 'asks' && kind !== 'gives')
    if (!limit) return []
    const near = ofKind.filter(
      ({ amount }) => isComparable(amount, limit.amount) && isNear(amount.value, limit.amount.value),
    )
    return stakeFrom(near, sentences, counterpart) ?? []
  })
}
const isNear = (a: number, b: number) => a / b > 0.4 && a / b < 2.5
