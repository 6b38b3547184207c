import vader from 'vader-sentiment'

// Courtesy is not delight: these count for nothing in spoken turns, though every lexicon has them as positive.
const courtesies =
  /\b(?:yes|yeah|yep|ok|okay|well|sure|fine|alright|all right|right|thanks|thank you|thank|please|no problem|no|good morning|good afternoon|good evening|good day|welcome|hello|hi|like|kind of|pretty|interested|interest|help|share|definitely|of course|agree|matter|sounds good|sounds great|great day|good day|nice to meet you|good to see you)\b/gi
const negatedGood =
  /\b(?:not|never|hardly|nothing) (?:\w+ ){0,2}(?:good|great|happy|better|helpful|help|work|working|easy|clear|satisfied|enough)\b/i
const negatedBad =
  /\b(?:no|not|never|without|any|not have any|free of) (?:\w+ ){0,2}(?:pain|problem|problems|issue|issues|trouble|fever|worry|worries|complaint|complaints|risk|hurt|bad|symptoms|numbness|weakness)\b/gi

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
