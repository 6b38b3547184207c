import { tokenTexts } from '@clarity/contracts'
import type { Limit } from '../../limits/rate-limits.js'

/** Wrong tokens from one network, which may be a whole office's. A right one is not refused because of them. */
export const wrongTokensPerNetwork: Limit = {
  name: 'token-network',
  points: 30,
  durationSecs: 15 * 60,
  text: tokenTexts.tooMany,
  isCallers: true,
}
