import { encoderLayout } from './encoder-layout.js'

/** The log frequencies between which words become more informative, and the least value of a word. */
const commonest = -6
const rarest = -11.5
const leastRarity = 0.15

let scores: ReadonlyMap<string, number> | null = null

/** How informative a word is, from 0 to 1: the rarer it is in English, the more. */
export function rarityOf(word: string): number {
  scores ??= new Map(encoderLayout().pieces)
  const score = scores.get(`▁${word.toLowerCase()}`) ?? rarest
  return Math.min(1, Math.max(leastRarity, (commonest - score) / (commonest - rarest)))
}
