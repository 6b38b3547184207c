import { encoderData } from './encoder-data.js'

/** The logarithmic frequencies between which words tell more and more, and the least that one tells. */
const commonest = -6
const rarest = -11.5
const leastRarity = 0.15

let scores: ReadonlyMap<string, number> | null = null

/** How much a word tells, from 0 to 1: the rarer it is in English, the more. */
export function rarityOf(word: string): number {
  scores ??= new Map(encoderData().pieces)
  const score = scores.get(`▁${word.toLowerCase()}`) ?? rarest
  return Math.min(1, Math.max(leastRarity, (commonest - score) / (commonest - rarest)))
}
