const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const scales: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1000],
])
const word = [...ones.slice(2), ...tens.slice(2), ...scales.keys()].join('|')
const phrase = new RegExp(
  `\\b(?:(?:a|one) (?=hundred|thousand))?(?:${word})(?:(?:[- ]|(?<=hundred|thousand) and )(?:one|${word}))*\\b`,
  'gi',
)

/** "Ninety-five" is 95, "eighty thousand" is 80,000; "one" alone stays a word. */
export function withDigits(text: string): string {
  return text.replace(phrase, (words) => {
    const value = valueOf(words.toLowerCase().split(/[- ]/))
    return value >= 1000 ? value.toLocaleString('en-US') : String(value)
  })
}

const large = new RegExp(`hundred|thousand|^(?:${tens.slice(2).join('|')})\\b`, 'i')

/** The amounts in what someone says in digits: "two hundred and twenty" is 220; "seven thirty" may be a time, and a small number stays. */
export const withLargeDigits = (text: string): string =>
  text.replace(phrase, (words) => (large.test(words) ? withDigits(words) : words))

/** The value of a number from zero to nineteen in words, or of one in digits. */
export function numberOf(text: string): number {
  const word = ones.indexOf(text.toLowerCase())
  return word >= 0 ? word : Number(text.replaceAll(',', ''))
}

function valueOf(words: readonly string[]): number {
  let whole = 0
  let part = 0
  for (const each of words) {
    const scale = scales.get(each)
    if (scale === 1000) {
      whole += (part || 1) * scale
      part = 0
    } else if (scale) part = (part || 1) * scale
    else part += Math.max(0, ones.indexOf(each)) || Math.max(0, tens.indexOf(each)) * 10
  }
  return whole + part
}
