import { shortCodeSentences } from '@clarity/contracts'
import type { Limit } from '../../limits/rate-limits.js'

/** At 10,000 live codes a guess hits once in some 50,000 tries; these budgets make that weeks. */
export const shortCodeMissLimits = {
  address: { name: 'code-miss-address', points: 30, durationSecs: 10 * 60, sentence: shortCodeSentences.tooMany },
  everybody: { name: 'code-miss-everybody', points: 3000, durationSecs: 10 * 60, sentence: shortCodeSentences.tooMany },
} satisfies Record<string, Limit>
