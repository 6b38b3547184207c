import { personTexts } from '@clarity/contracts'
import type { Limit } from '../../limits/rate-limits.js'

/** Unknown links from one network. A right one is not refused because of them. */
export const wrongInvitationsPerNetwork: Limit = {
  name: 'invitation-network',
  points: 30,
  durationSecs: 15 * 60,
  text: personTexts.tooMany,
  isCallers: true,
}
