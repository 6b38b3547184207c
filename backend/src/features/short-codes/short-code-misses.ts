import { shortCodeTexts } from '@clarity/contracts'
import type { Limit } from '../../limits/rate-limits.js'

/** Misses of a network (/64, /24) after which hits and misses alike require a proof of work (docs/operating.md). */
export const missesPerNetwork: Limit = {
  name: 'code-miss-network',
  points: 20,
  durationSecs: 60 * 60,
  text: shortCodeTexts.tooMany,
}
