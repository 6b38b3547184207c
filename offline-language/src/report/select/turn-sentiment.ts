import vader from 'vader-sentiment'
import { loadPatterns } from '../../data/load-patterns.js'

const patterns = loadPatterns('turn-sentiment', 'courtesies', 'negatedGood', 'negatedBad')
const { negatedGood, negatedBad } = patterns

// Courtesies are ignored in spoken turns, because every lexicon counts them as positive.
const { courtesies } = patterns

/** From -1 to 1; 0 for questions without blame, for courtesies, and for negated feelings. */
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

/** The sentiment of several turns, 0 to 100; 50 (neutral) if fewer than two of them express a feeling. */
export function sentimentOf(texts: readonly string[]): number {
  const felt = texts.map(turnSentiment).filter((value) => value !== 0)
  if (felt.length < 2) return 50
  // Adds two neutral turns, because few turns must not weigh as much as many.
  const mean = felt.reduce((sum, value) => sum + value, 0) / (felt.length + 2)
  return Math.max(0, Math.min(100, Math.round(50 + 50 * mean)))
}
