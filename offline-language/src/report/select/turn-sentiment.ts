import vader from 'vader-sentiment'
import { loadPatterns } from '../../data/load-patterns.js'
import { loadWords } from '../../data/load-words.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { expandContractions } from '../../language/tokens/expand-contractions.js'

const { courtesies, acknowledgement, negatedGood, negatedBad, complaints } = loadPatterns(
  'turn-sentiment',
  'courtesies',
  'acknowledgement',
  'negatedGood',
  'negatedBad',
  'complaints',
)
// The lexicon counts these words as feelings, but in a conversation about business they mostly are not.
const neutral: ReadonlySet<string> = new Set(loadWords('turn-sentiment', 'neutral').neutral)

const faintest = 0.05
const complaint = 0.35

/** From -1 to 1; 0 for questions without blame, for courtesies, and for negated feelings. */
export function turnSentiment(text: string): number {
  const sentences = sentencesOf(expandContractions(text.slice(0, 1500)))
  const sum = sentences.reduce((total, sentence) => total + sentenceSentiment(sentence), 0)
  return Math.max(-1, Math.min(1, sum))
}

function sentenceSentiment(sentence: string): number {
  const value = lexiconSentiment(sentence)
  const isComplaint = complaints.test(sentence)
  if (/\?["'”]?\s*$/.test(sentence)) return isComplaint || value < -0.5 ? Math.min(value, -complaint) / 2 : 0
  if (isComplaint) return Math.min(value, 0) - complaint
  if (negatedGood.test(sentence)) return Math.min(value, -0.25)
  return Math.abs(value) < faintest ? exclaimed(sentence) : value
}

function lexiconSentiment(sentence: string): number {
  const felt = sentence
    .toLowerCase()
    .replace(acknowledgement, ' ')
    .replace(courtesies, ' ')
    .replace(negatedBad, ' ')
    .replace(/[\p{L}']+/gu, (word) => (neutral.has(word) ? ' ' : word))
  if (!/\p{L}/u.test(felt)) return 0
  const { compound } = vader.SentimentIntensityAnalyzer.polarity_scores(felt)
  return Number.isFinite(compound) ? compound : 0
}

/** "You never called me!": without a feeling of its own, an exclaimed negation blames. */
function exclaimed(sentence: string): number {
  return /!\s*$/.test(sentence) && /\b(?:not|never|no|nothing|nobody)\b/i.test(sentence) ? -complaint : 0
}

/** The sentiment of several turns, 0 to 100; 50 (neutral) if fewer than two of them express a feeling. */
export function sentimentOf(texts: readonly string[]): number {
  const felt = texts.map(turnSentiment).filter((value) => value !== 0)
  // Adds two neutral turns, because few turns must not weigh as much as many.
  return feltAs(
    felt.map((value) => ({ value, weight: 1 })),
    2,
  )
}

/** The weighted sentiment of at least two statements with a feeling, 0 to 100, and of some neutral ones. */
export function feltAs(felt: readonly { value: number; weight: number }[], neutralOnes = 1): number {
  if (felt.length < 2) return 50
  const weight = felt.reduce((sum, one) => sum + one.weight, neutralOnes)
  const mean = felt.reduce((sum, one) => sum + one.value * one.weight, 0) / weight
  return Math.max(0, Math.min(100, Math.round(50 + 50 * mean)))
}
