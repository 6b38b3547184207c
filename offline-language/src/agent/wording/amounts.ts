import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'

/** A number as someone says it: "18,500", "60 pounds", "£40", "four per cent". */
export interface Amount {
  value: number
  /** The whole words. */
  text: string
  /** What comes before and after the number: "£", "pounds". */
  before: string
  after: string
  isShare: boolean
  /** What is counted, if it is no money: "hour". */
  count?: string
}

const words = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ')
const number = `\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?|${words.join('|')}`
const unit =
  'k\\b|pounds?\\b|euros?\\b|dollars?\\b|bucks\\b|quid\\b|per ?cent\\b|percent\\b|%|francs?\\b|kronor\\b|crowns\\b|rupees\\b'
const amount = new RegExp(`(?<![\\p{L}\\d.,:/-])([$€£] ?)?(${number})(?![\\d:/]|\\p{L}{2})(?: ?(${unit}))?`, 'giu')
/** What a number is that is no amount: a date, a time, a count of something. */
const counted = anyOf(loadPatterns('wording/counted', 'date', 'measure'))
const beforeYear = /\b(?:in|since|from|of|until|till|year|by|before|after|around) $/i
const dated = anyOf(loadPatterns('wording/dated', 'between', 'place'))
/** "14 paying customers" */
const { ofThings } = loadPatterns('wording/of-things', 'ofThings')
const largestCount = 1000
/** "On a scale from 1 to 10" */
const scale = /\bscale (?:from|of|between) \d+ (?:to|and|-) \d+/gi

/** "0114 555 0182": a part of a telephone number */
const isOfPhone = (digits: string, before: string) => /^0\d/.test(digits) || /\b0\d+(?: \d+)* $/.test(before)

/** "Since 2019", "a 2014 Fiat" */
const isYearIn = (digits: string, before: string, after: string) =>
  /^(?:19|20)\d\d$/.test(digits) && (beforeYear.test(before) || /^ \p{Lu}\p{Ll}/u.test(after))

export function amountsIn(text: string): Amount[] {
  const plain = text.replace(scale, (words) => ' '.repeat(words.length))
  return [...plain.matchAll(amount)].flatMap((found) => {
    const [whole, sign = '', digits = '', after = ''] = found
    const rest = plain.slice(found.index + whole.length)
    const isMoney = Boolean(sign || after)
    const isWord = !/\d/.test(digits)
    const isOther = counted.test(rest) || (Number(digits) < 100 && dated.test(plain.slice(0, found.index)))
    const isCount = Number(digits) < largestCount && ofThings.test(rest)
    const isYear = isYearIn(digits, plain.slice(0, found.index), rest)
    const isScaled = /^ ?(?:million|billion)\b/i.test(rest)
    if (isOfPhone(digits, plain.slice(0, found.index))) return []
    if (isScaled || (!isMoney && (isWord || isOther || isYear || isCount))) return []
    return [amountOf(whole.trim(), sign, digits, after)]
  })
}

const countable =
  'hours?|days?|weeks?|months?|people|persons|guests|shifts?|lessons?|sessions?|pages?|units?|seats?|licen[cs]es?|nights?|places?|children|employees'
const quantity = new RegExp(`(?<![\\p{L}\\d.,:/-])(${number}) ((?:${countable})\\b)`, 'giu')

/** Counts of something that a negotiation can be about: "32 hours". */
export function quantitiesIn(text: string): Amount[] {
  return [...text.matchAll(quantity)].map(([whole, digits = '', unit = '']) => ({
    ...amountOf(whole, '', digits, unit),
    isShare: false,
    count: unit.toLowerCase().replace(/s$/, ''),
  }))
}

/** The amounts of a text, with the counts if a figure that it is compared with counts something. */
export const amountsFor = ({ count }: Amount, text: string): Amount[] =>
  count === undefined ? amountsIn(text) : [...amountsIn(text), ...quantitiesIn(text)]

/** "Seven" in "you could go to seven": a limit may be said as a word without its unit. */
export function bareNumberIn(text: string): Amount | null {
  const found = new RegExp(
    `\\b(?:to|for|at|it|do|say|about|want|need|take|pay|offer|get|would) (${words.join('|')})\\b`,
    'i',
  ).exec(text)?.[1]
  return found ? amountOf(found, '', found, 'per cent') : null
}

function amountOf(text: string, sign: string, digits: string, after: string): Amount {
  const word = words.indexOf(digits.toLowerCase())
  const plain = word >= 0 ? word + 1 : Number(digits.replace(/,/g, ''))
  const isThousands = after.toLowerCase() === 'k'
  return {
    value: isThousands ? plain * 1000 : plain,
    text,
    before: sign.trim(),
    after: isThousands ? '' : after,
    isShare: /%|cent/i.test(after),
  }
}

/** Whether two amounts can be about the same thing: the same kind and size. */
export function isComparable(a: Amount, b: Amount): boolean {
  const isSameKind = a.count === b.count || isPlain(a) || isPlain(b)
  return isSameKind && a.isShare === b.isShare && a.value > 0 && a.value / b.value > 0.12 && a.value / b.value < 8
}

/** Whether one of two numbers is less than so many times the other. */
export const isOfSize = (one: number, other: number, times: number): boolean =>
  one / other > 1 / times && one / other < times

/** A number alone can be of any kind. */
function isPlain({ before, after }: Amount): boolean {
  return !before && !after
}

/** A number written like another one: with its separators, decimals, sign and unit. */
export function writtenLike(value: number, model: Amount): string {
  const decimals = Number.isInteger(value) ? 0 : model.isShare ? 1 : 2
  const grouped = value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  const digits = /\d{4}/.test(model.text) ? grouped.replace(/,/g, '') : grouped
  return `${model.before}${digits}${model.after && model.after !== '%' ? ' ' : ''}${model.after}`
}
