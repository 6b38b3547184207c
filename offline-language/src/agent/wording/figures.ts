import { loadPatterns } from '../../data/load-patterns.js'
import { stemOf } from '../../language/tokens/content-stems.js'
import { numberOf, withDigits } from './number-words.js'

/** A number with what it counts: money or a bare number, a share, an hour, a day of the month, a span, or things. */
export interface Figure {
  value: number
  kind: string
  /** The words as they were said. */
  text: string
  at: number
}

const small = 'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
const spans: readonly [RegExp, number][] = [
  [/^min(?:ute)?s?$/i, 1],
  [/^hours?$/i, 60],
  [/^(?:days?|nights?)$/i, 60 * 24],
  [/^weeks?$/i, 60 * 24 * 7],
  [/^months?$/i, 60 * 24 * 30],
  [/^years?$/i, 60 * 24 * 365],
]
const { clock } = loadPatterns('wording/clock', 'clock')
const pair = /\b(?:at|by|until|till|before|finish at|past) (?<h>\d{1,2}) (?<m>15|30|45)\b/giu
const dayOfMonth = /\bthe (?<day>\d{1,2})(?:st|nd|rd|th)\b/giu
const share = /(?<n>\d+(?:\.\d+)?) ?(?:%|per ?cent\b|percent\b)/giu
/** Words that must not precede a count: "every two weeks" is a frequency. */
const notCounted = '(?<!\\b(?:every|per|each|twice|once|not|\\p{L}+s) )(?<![\\d.,:])'
const count = `(?<n>\\d[\\d,]*(?:\\.\\d+)?|${small}|an?|another)`
const counted = new RegExp(`${notCounted}${count}(?: more| full| whole| late| school)? (?<unit>\\p{L}{3,})`, 'giu')
const money = /(?<![\p{L}\d.,:])(?:[€$£] ?)?(?<n>\d[\d,]*(?:\.\d+)?)(?<k>k\b)?/giu

const half = /\bhalf (?:of (?:it|that|the)|each|the (?:cost|price|sum))\b|\bhalf an hour\b/i

const tens = 'ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const teens = 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'
const upToNine = 'one|two|three|four|five|six|seven|eight|nine'
/** "Seven ninety", "twenty-seven fifty", "thirteen two": how sums are said. */
const hundreds = new RegExp(
  `(?<!\\b(?:at|by|until|from) )\\b((?:${tens})-(?:${upToNine})|${upToNine}|${teens}) (${tens})\\b(?![- ](?:hundred|thousand))`,
  'gi',
)
const thousands = new RegExp(`\\b(${teens}) (${upToNine})\\b(?! (?:hundred|thousand))`, 'gi')
const valueOf = (words: string) => Number(withDigits(words).replace(/\D/g, '') || numberOf(words))

/** Forms that speech has for numbers: "half an hour", "three and a half", "a quarter of an hour". */
const plainly = (text: string) =>
  withDigits(
    text
      .replace(hundreds, (_, many: string, rest: string) => String(valueOf(many) * 100 + valueOf(rest)))
      .replace(thousands, (_, many: string, rest: string) => String(valueOf(many) * 1000 + valueOf(rest) * 100))
      .replace(/\b(\w+) and a half thousand\b/gi, (_, count: string) => String(numberOf(count) * 1000 + 500))
      .replace(/\bhalf a year\b/gi, '6 months')
      .replace(/\bhalf an hour\b/gi, '30 minutes')
      .replace(/\b(?:a |three )?quarters? of an hour\b/gi, (words) =>
        /three/i.test(words) ? '45 minutes' : '15 minutes',
      )
      .replace(/\ban hour and a half\b/gi, '90 minutes')
      .replace(/\b(\w+) and a half (\w+)/gi, (_, count: string, unit: string) => `${numberOf(count) + 0.5} ${unit}`)
      .replace(
        /\b(eight|nine|ten|seven|six|five) (thirty|fifteen|forty-five)\b/gi,
        (_, hour: string, rest: string) =>
          `at ${numberOf(hour)} ${{ thirty: 30, fifteen: 15 }[rest.toLowerCase()] ?? 45}`,
      )
      .replace(/\ban? (?=week|month|year|day|hour)/gi, '1 '),
  )

/** The figures of a text, each read once: an hour is no sum of money. */
export function figuresIn(text: string): Figure[] {
  let rest = plainly(text)
  const found: Figure[] = []
  const take = (looks: RegExp, read: (groups: Record<string, string | undefined>) => [string, number] | null) => {
    rest = rest.replace(looks, (...args) => {
      const whole = String(args[0])
      const groups = args.at(-1) as Record<string, string | undefined>
      const [kind, value] = read(groups) ?? []
      if (kind === undefined || value === undefined || Number.isNaN(value)) return whole
      found.push({ kind, value, text: whole.trim(), at: Number(args.at(-3)) })
      return ' '.repeat(whole.length)
    })
  }
  if (half.test(text) && !/half an hour/i.test(text)) found.push({ kind: 'share', value: 50, text: 'half', at: 0 })
  take(share, ({ n }) => ['share', numberOf(n ?? '')])
  take(pair, ({ h, m }) => ['clock', Number(h) * 60 + Number(m)])
  take(clock, ({ half: word, hour, h, m, plain, noon, m12 }) => {
    if (noon) return ['clock', 12 * 60]
    if (word) return ['clock', Number(hour) * 60 + ({ 'half past': 30, 'quarter past': 15 }[word.toLowerCase()] ?? -15)]
    return ['clock', Number(h ?? plain ?? m12) * 60 + Number(m ?? 0)]
  })
  take(dayOfMonth, ({ day }) => ['date', Number(day)])
  take(counted, ({ n = '', unit = '' }) => {
    const span = spans.find(([looks]) => looks.test(unit))
    const value = /^(?:an?|another)$/i.test(n) ? 1 : numberOf(n)
    if (span) return ['span', value * span[1]]
    if (/^(?:an?|another)$/i.test(n) || ofMoney.test(unit)) return null
    return value < 100 && !light.test(unit) ? [`of ${stemOf(unit)}`, value] : null
  })
  take(money, ({ n = '', k }) => ['money', numberOf(n) * (k ? 1000 : 1)])
  return found
}
const ofMoney =
  /^(?:euros?|pounds?|dollars?|francs?|quid|bucks|crowns|rupees|cents?|net|gross|all|extra|each|per|month)/i
const light =
  /^(?:and|for|from|with|the|this|today|every|each|per|more|less|instead|off|out|thousand|hundred|then|now|of|in|at|to)$/i
