import vader from 'vader-sentiment'
import { loadPatterns } from '../../data/load-patterns.js'

const patterns = loadPatterns('turn-sentiment', 'courtesies', 'negatedGood', 'negatedBad')
const { negatedGood, negatedBad } = patterns

// Courtesy is not delight: these count for nothing in spoken turns, though every lexicon has them as positive.
const { courtesies } = patterns

/** From -1 to 1; 0 for questions without blame, for courtesies, and for what was denied. */
export function turnSentiment(text: string): number {
  const plain = text.toLowerCase().replace(courtesies, ' ')
  if (!/\p{L}/u.test(plain)) return 0
  const felt = plain.replace(negatedBad, ' ').slice(0, 1500)
  const { compound } = vader.SentimentIntensityAnalyzer.polarity_scores(felt)
  if (!Number.isFinite(compound)) return 0
  if (negatedGood.test(text)) return Math.min(compound, -0.25)
  if (/\?\s*$/.test(text)) return compound > 0 ? 0 : compound / 2
  return Math.abs(compound) < 0.1 ? 0 : compound
}

/** One value from 0 to 100 over several turns; 50, neutral, where fewer than two of them say anything of feeling. */
export function sentimentOf(texts: readonly string[]): number {
  const felt = texts.map(turnSentiment).filter((value) => value !== 0)
  if (felt.length < 2) return 50
  // Two neutral turns are added, so that few words do not weigh as much as many.
  const mean = felt.reduce((sum, value) => sum + value, 0) / (felt.length + 2)
  return Math.max(0, Math.min(100, Math.round(50 + 50 * mean)))
}
