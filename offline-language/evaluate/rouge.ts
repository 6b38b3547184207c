import type { Tagger } from '../src/language/tokens/language-model.js'

/** F1 from 0 to 100. */
export interface Rouge {
  r1: number
  r2: number
  rl: number
}

/**
 * ROUGE-1, ROUGE-2 and ROUGE-L of two texts by their Porter stems: Lin, "ROUGE: A Package for Automatic Evaluation of
 * Summaries", 2004. As in the package `rouge-score`, marks do not count and the longest common sequence is that of the
 * whole texts.
 */
export function rouge(text: string, reference: string, tag: Tagger): Rouge {
  const [a, b] = [stemsOf(text, tag), stemsOf(reference, tag)]
  return { r1: f1(a, b), r2: f1(pairs(a), pairs(b)), rl: fScore(longestCommon(a, b), a.length, b.length) }
}

export function stemsOf(text: string, tag: Tagger): string[] {
  const plain = text.toLowerCase().match(/[a-z0-9]+/g) ?? []
  return plain.length === 0 ? [] : tag(plain.join(' ')).map(({ stem, lower }) => (lower.length > 3 ? stem : lower))
}

function pairs(stems: readonly string[]): string[] {
  return stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`)
}

function f1(a: readonly string[], b: readonly string[]): number {
  const left = new Map<string, number>()
  for (const one of b) left.set(one, (left.get(one) ?? 0) + 1)
  let common = 0
  for (const one of a) {
    const count = left.get(one) ?? 0
    if (count > 0) common++
    left.set(one, count - 1)
  }
  return fScore(common, a.length, b.length)
}

function fScore(common: number, a: number, b: number): number {
  return common === 0 ? 0 : (200 * common) / (a + b)
}

function longestCommon(a: readonly string[], b: readonly string[]): number {
  let before = new Array<number>(b.length + 1).fill(0)
  for (const one of a) {
    const row = [0]
    b.forEach((other, at) =>
      row.push(one === other ? (before[at] ?? 0) + 1 : Math.max(before[at + 1] ?? 0, row[at] ?? 0)),
    )
    before = row
  }
  return before.at(-1) ?? 0
}
