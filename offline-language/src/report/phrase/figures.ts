import { loadWords } from '../../data/load-words.js'

const lists = loadWords('figures', 'ones', 'tens', 'ordinals', 'days', 'months')
const [days, months, ordinals] = [lists.days, lists.months, lists.ordinals].map((words) => new Set(words))
const ones = new Map(lists.ones.map((word, at) => [word, at + 1]))
const tens = new Map(lists.tens.map((word, at) => [word, (at + 2) * 10]))

/** Whether a text speaks of money, a large number or a discount. */
export const money = /[€£$%]|\b(?:percent|pounds?|euros?|dollars?|francs?|quid|hundred|thousand|grand|discount)\b/i

/** A day, a date or a number that speakers settle on. */
export interface Figure {
  kind: 'day' | 'date' | 'number'
  value: string
  /** "Ten minutes", "six months". */
  isTime?: boolean
}

export const isSameFigure = (a: Figure, b: Figure): boolean => a.kind === b.kind && a.value === b.value

const timeWords = new Set(
  'the of on at by then half past quarter to until from and after before next this it is'.split(' '),
)

/** Whether a text names more than a day or a time: "the second of June, the Monday" does not, "1,250 from June" does. */
export function namesThing(text: string): boolean {
  if (figuresOf(text).some(({ kind, value }) => kind === 'number' && Number(value) >= leastSum)) return true
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.some((word) => !timeWords.has(word) && !isTimeWord(word))
}

const leastSum = 100

const isTimeWord = (word: string): boolean =>
  days!.has(word) || months!.has(word) || ordinals!.has(word) || ones.has(word) || tens.has(word)

/** "Four thousand, two hundred". */
const withinNumber = /\b(thousand), (?=\p{L}+ hundred\b)/gu
const mark = /^[,.;?!]$/

/** The figures of a text in their order: "four ten", "410" and "four hundred and ten" are the same. */
export function figuresOf(text: string): Figure[] {
  const words =
    text
      .toLowerCase()
      .replace(withinNumber, '$1 ')
      .match(/\d[\d.,]*\d|[\p{L}]+|\d|[,.;?!](?=\s|$)/gu) ?? []
  const figures: Figure[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    if (days!.has(word)) figures.push({ kind: 'day', value: word.replace(/days$/, 'day') })
    else if (months!.has(word)) figures.push({ kind: 'date', value: word })
    else if (isDate(words, at)) figures.push({ kind: 'date', value: dateAt(words, at) })
    else {
      const length = lengthOfNumber(words, at)
      if (length > 0) figures.push(numberAt(words, at, length))
      at += Math.max(0, length - 1)
    }
  }
  return figures.filter(({ value }) => value !== '1')
}

const times = /^(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)$/

function numberAt(words: readonly string[], at: number, length: number): Figure {
  const isTime = times.test(words[at + length] ?? '')
  return { kind: 'number', value: numberOf(words.slice(at, at + length)), ...(isTime && { isTime }) }
}

const isOrdinal = (word: string | undefined): boolean => ordinals!.has(word ?? '')

/** "The fifth", "June fourteenth", "the fifth of May", but not "the first message". */
function isDate(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? ''
  if (!isOrdinal(words[at])) return false
  const isEnd = at === words.length - 1 || mark.test(words[at + 1]!) || words[at + 1] === 'of' || words[at + 1] === 'it'
  return (
    months!.has(before) ||
    tens.has(before) ||
    words[at + 1] === 'of' ||
    (before === 'the' && isEnd) ||
    isOfTwo(words, at)
  )
}

/** "The ninth and tenth", "Friday the tenth and Saturday the eleventh". */
function isOfTwo(words: readonly string[], at: number): boolean {
  const [first, before, next, second] = [
    words[at - 2] ?? '',
    words[at - 1] ?? '',
    words[at + 1] ?? '',
    words[at + 2] ?? '',
  ]
  const isFirst = before === 'the' && joins.test(next) && (isOrdinal(second) || second === 'the' || days!.has(second))
  return isFirst || (joins.test(before) && isOrdinal(first) && words[at - 3] === 'the')
}

const joins = /^(?:and|or|to)$/

function dateAt(words: readonly string[], at: number): string {
  const before = words[at - 1] ?? ''
  return tens.has(before) ? `${before} ${words[at]}` : words[at]!
}

const isNumeral = (word: string | undefined): boolean =>
  word !== undefined &&
  (/^\d/.test(word) || ones.has(word) || tens.has(word) || word === 'hundred' || word === 'thousand')

function lengthOfNumber(words: readonly string[], at: number): number {
  let end = at
  while (
    isNumeral(words[end]) ||
    (words[end] === 'and' && /^(?:hundred|thousand)$/.test(words[end - 1] ?? '') && isNumeral(words[end + 1]))
  )
    end++
  // "Twenty eighth" is a date.
  return isOrdinal(words[end]) && tens.has(words[end - 1] ?? '') ? end - at - 1 : end - at
}

/** "Twenty-four hundred" is 2400, "nineteen fifty" 1950, "seven seven three one" 7731. */
function numberOf(words: readonly string[]): string {
  let [sum, group] = [0, '']
  for (const word of words) {
    if (word === 'and') continue
    if (word === 'hundred' || word === 'thousand') {
      const factor = word === 'hundred' ? 100 : 1000
      sum =
        word === 'thousand' ? (sum + Number(group || (sum > 0 ? 0 : 1))) * factor : sum + Number(group || 1) * factor
      group = ''
    } else group = withDigits(group, word)
  }
  return sum > 0 ? String(sum + Number(group || 0)) : group
}

function withDigits(group: string, word: string): string {
  const one = ones.get(word)
  if (one !== undefined && one < 10 && /[2-9]0$/.test(group)) return `${group.slice(0, -1)}${one}`
  return `${group}${one ?? tens.get(word) ?? word.replace(/[.,](?=\d{3}\b)/g, '')}`
}
