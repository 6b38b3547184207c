import { loadPatterns } from '../../data/load-patterns.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { cleanUtterance } from '../dialogue-acts/clean-utterance.js'
import type { Stake } from '../role/stake.js'
import { type Amount, amountsFor, isComparable, writtenLike } from '../wording/amounts.js'
import { numberOf } from '../wording/number-words.js'
import { withoutEchoedFigure } from './echoed-figure.js'
import { isMention } from './mention.js'
import { isOffered } from './offers.js'

const patterns = loadPatterns(
  'replies/stake-figures',
  'refusedBefore',
  'refusedAfter',
  'othersBefore',
  'othersAfter',
  'mentionBefore',
  'asksOnly',
  'weAgreed',
  'tooMuch',
  'claimed',
)
const { ownLimit } = loadPatterns('replies/offers', 'explainsAfter', 'ownLimit')

/** What a figure is in a turn: offered or asked for, turned down, said to come from somebody else or from the part, or only named. */
export type Use = 'offered' | 'refused' | 'others' | 'claimed' | 'named'

export interface UsedFigure {
  amount: Amount
  use: Use
  /** "We agreed on 550" */
  isOfAgreement: boolean
}

const small = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2}(?:\\.\\d+)?'
const leads = 'to|for|do|say|about|want|need|take|pay|offer|get|would|then|and|or|even|than|not|make it|with'
/** "And five?", "make it six", "would seven be possible": a number without its unit, of a figure that is small. */
const bare = new RegExp(
  `(?:^|\\b(?:${leads}) )(${small})(?=\\s*(?:[.,?!](?!\\d)|$|(?:then|please|be|is|would|will|work|works|even|it is)\\b))`,
  'giu',
)
const mostBare = 15

interface Placed {
  amount: Amount
  before: string
  after: string
}

const placed = (amount: Amount, words: string, at: number, sentence: string): Placed => ({
  amount,
  before: sentence.slice(0, at),
  after: sentence.slice(at + words.length),
})

function figuresIn(sentence: string, { opening, last }: Stake): Placed[] {
  const isOfStake = (found: Amount) =>
    [opening, last].some((own) => isComparable(found, own) || isComparable({ ...found, isShare: own.isShare }, own)) &&
    (found.after !== '' || found.before !== '' || !opening.isShare || found.value <= mostBare * 2) &&
    found.isShare === (found.after || found.before ? opening.isShare : found.isShare) &&
    isNear(found.value, opening.value, last.value)
  const found = amountsFor(opening, sentence).filter(isOfStake)
  if (found.length > 0 || Math.max(opening.value, last.value) > mostBare)
    return found.map((amount) => placed(amount, amount.text, sentence.indexOf(amount.text), sentence))
  return [...sentence.matchAll(bare)].flatMap((match) => {
    const [whole, word = ''] = match
    const value = numberOf(word)
    const amount = { ...opening, value, text: writtenLike(value, opening) }
    return isOfStake(amount) ? placed(amount, word, match.index + whole.length - word.length, sentence) : []
  })
}

/** "Seventy thousand a year" is no rent of 900. */
function isNear(value: number, opening: number, last: number): boolean {
  return value >= Math.min(opening, last) * 0.25 && value <= Math.max(opening, last) * 3
}

/** "An offer from China for 3.70", "3.70 from Packline"; and not "1,050 from January". */
const fromName =
  /^[^.;]{0,25}\bfrom (?!Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun)\p{Lu}\p{Ll}/u

function useOf({ before, after }: Placed, isQuestion: boolean): Use {
  if (patterns.othersBefore.test(before) || patterns.othersAfter.test(after) || fromName.test(after)) return 'others'
  if (patterns.claimed.test(before)) return 'claimed'
  if (patterns.mentionBefore.test(before) && !ownLimit.test(before)) return 'named'
  if (isQuestion) return patterns.tooMuch.test(after) ? 'refused' : 'offered'
  return patterns.refusedBefore.test(before) || patterns.refusedAfter.test(after) ? 'refused' : 'offered'
}

/** The figures of a turn that are about a stake. */
export function usedFigures(turn: string, stake: Stake): UsedFigure[] {
  return sentencesOf(withoutEchoedFigure(cleanUtterance(turn))).flatMap((sentence) =>
    figuresIn(sentence, stake).map((found) => {
      const { amount } = found
      const isOfAgreement = patterns.weAgreed.test(sentence)
      const isBeside =
        (!isOfAgreement && patterns.asksOnly.test(sentence)) || isMention(sentence) || !isOffered(amount, sentence)
      const use = useOf(found, sentence.endsWith('?'))
      return { amount, use: isBeside && use === 'offered' ? 'named' : use, isOfAgreement }
    }),
  )
}

/** The figures that a turn offers or asks for, in order. */
export const offeredFigures = (turn: string, stake: Stake): Amount[] =>
  usedFigures(turn, stake).flatMap(({ amount, use }) => (use === 'offered' ? amount : []))
