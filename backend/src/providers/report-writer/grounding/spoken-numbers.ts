const small =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen`.split(/\s+/)
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const ordinals = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
const values = new Map<string, number>([
  ...small.map((word, at): [string, number] => [word, at]),
  ...tens.map((word, at): [string, number] => [word, (at + 2) * 10]),
  ...ordinals.map((word, at): [string, number] => [word, at]),
  ['oh', 0],
])
const scales = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
])

export interface SpokenNumber {
  readonly start: number
  readonly end: number
  /** The possible values: 'nine thirty' is 9, 30 or 930, but never 39. */
  readonly readings: ReadonlySet<string>
  /** True if it is more than a count of a few things. */
  readonly isLarge: boolean
}

const word = `(?:${[...values.keys(), ...scales.keys()].toSorted((a, b) => b.length - a.length).join('|')})`
const pattern = new RegExp(`\\b${word}(?:(?:[\\s-]+|\\s+and\\s+)${word})*\\b`, 'gi')

/** The numbers that a text spells out in English words. */
export function spokenNumbers(text: string): SpokenNumber[] {
  return [...text.matchAll(pattern)].map(({ 0: said, index }) => {
    const words =
      said
        .toLowerCase()
        .match(/[a-z]+/g)
        ?.filter((part) => part !== 'and') ?? []
    const single = words.flatMap((part) => values.get(part) ?? [])
    const total = totalOf(words)
    return {
      start: index,
      end: index + said.length,
      readings: new Set([...single.map(String), String(total), single.join('')]),
      isLarge: total > 12,
    }
  })
}

function totalOf(words: readonly string[]): number {
  let sum = 0
  let part = 0
  for (const one of words) {
    const scale = scales.get(one)
    if (scale === undefined) part += values.get(one) ?? 0
    else if (scale === 100) part = Math.max(1, part) * 100
    else {
      sum += Math.max(1, part) * scale
      part = 0
    }
  }
  return sum + part
}
