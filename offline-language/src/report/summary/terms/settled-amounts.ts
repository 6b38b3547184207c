import { loadPatterns } from '../../../data/load-patterns.js'
import type { SpokenTurn } from '../../moves/piece.js'
import { answerOf } from '../../moves/answer.js'
import { isProposal } from '../../moves/proposal.js'
import { figuresOf } from '../../phrase/figures.js'
import { type Mention, mentionsIn, takenUp } from './taken-up.js'

const { pound, dollar, euro, money, whole, rest, named, names } = loadPatterns(
  'settled-amounts',
  'pound',
  'dollar',
  'euro',
  'money',
  'whole',
  'rest',
  'named',
  'names',
)
const signs = [
  ['£', pound],
  ['$', dollar],
  ['€', euro],
] as const
const least = 100

/** An amount as it is written, and the place of its turn. */
interface Amount {
  text: string
  at: number
  /** Whether it says what the amount is. */
  isClear: boolean
}

/** The last amount of money that both accept, "£970 in total", and what of it is left to pay. */
export function settledAmounts(turns: readonly SpokenTurn[], prompt: string): { whole?: Amount; left?: Amount } {
  const said = [prompt, ...turns.flatMap(({ pieces }) => pieces.map(({ text }) => text))].join(' ')
  const found = signs.filter(([, unit]) => unit.test(said))
  const [sign] = found.length === 1 ? found[0]! : ['']
  // "One twenty-eight" may be a price of a kilo.
  const hasCents = /\bcents?\b/i.test(said)
  const all = mentionsIn(turns, amountsIn, String).filter(({ text }) => !isAbout.test(text))
  const isMoney = ({ text, said: value }: Mention<number>) =>
    money.test(text) ||
    whole.test(text) ||
    rest.test(text) ||
    hasUnit(text) ||
    (sign !== '' && (isLarge(value) || (!hasCents && isBare(text))))
  const known = new Set(all.filter(isMoney).map(({ key }) => key))
  all.filter((one) => isTime(one) || isName(one)).forEach(({ key }) => known.delete(key))
  const taken = takenUp(all, turns).filter(({ key }) => known.has(key))
  const left = taken.findLast(({ text }) => rest.test(text))
  const others = taken.filter(({ key }) => key !== left?.key)
  const last = others.findLast(({ text }) => whole.test(text)) ?? others.at(-1)
  const isOutbid = last !== undefined && all.some((one) => one.key !== left?.key && isLaterBid(one, last, turns))
  const total = isOutbid ? undefined : last
  const write = ({ said: value, at, key }: Mention<number>): Amount => {
    const same = all.filter((one) => one.key === key)
    const isWhole = same.some(({ text }) => whole.test(text))
    const name = same.map(({ text }) => named.exec(text)?.[0].toLowerCase()).findLast(Boolean)
    const amount = `${sign}${value.toLocaleString('en-US')}`
    const text = isWhole ? `${amount} in total` : name ? `a ${name} of ${amount}` : amount
    return { text, at, isClear: isWhole || name !== undefined }
  }
  return { ...(total && { whole: write(total) }), ...(left && { left: write(left) }) }
}

/** "It's a hundred and some euro." */
const isAbout = /\band (?:some|something|a bit)\b|\bsomething like\b/i

const hasUnit = (text: string): boolean => signs.some(([, unit]) => unit.test(text))

/** Above it, no number of people or year. */
const large = 2050
const isLarge = (value: number): boolean => value > large

/** "Three sixty-four", without a thing that is counted. */
const isBare = (text: string): boolean => figuresOf(text.split(' ').at(-1)!).length > 0

/** "From twelve fifteen", but not "twelve hundred from October". */
const atTime = /\b(?:from|at|until|till|by|after|before|past|to|around) (?<hour>[\w-]+(?:[ -][\w-]+)?)\W*$/i
const isTime = ({ text, key }: Mention<number>): boolean =>
  figuresOf(atTime.exec(text)?.groups?.['hour'] ?? '').some(({ value }) => value === key)

/** Another sum of that size that one proposes later, and the next turn does not refuse. */
function isLaterBid(one: Mention<number>, last: Mention<number>, turns: readonly SpokenTurn[]): boolean {
  const isNear = one.said !== last.said && one.said / last.said < mostTimes && last.said / one.said < mostTimes
  const answer = turns[one.at + 1]
  return (
    one.at > last.at && isNear && !rest.test(one.text) && isProposal(one.piece) && !(answer && answerOf(answer).isNo)
  )
}

const mostTimes = 2

/** "Claim seven seven one four". */
const isName = ({ text, piece }: Mention<number>): boolean => names.test(text) || names.test(piece.text)

function amountsIn(text: string): number[] {
  const figures = figuresOf(text).filter(({ kind, isTime }) => kind === 'number' && !isTime)
  return figures
    .map(({ value }) => Number(value))
    .filter((value) => value >= least || (figures.length === 1 && hasUnit(text)))
}
