import { createHash } from 'node:crypto'
import { sessionTexts } from '@clarity/contracts'
import type { Limit } from '../../limits/rate-limits.js'

const quarterOfAnHour = { durationSecs: 15 * 60, text: sessionTexts.tooMany }

/** Failed tries from one network, for whichever accounts; a whole office may share one. */
export const triesPerNetwork: Limit = { name: 'sign-in-network', points: 30, ...quarterOfAnHour }

/** Failed tries for one account from one network. */
export const triesPerAccountAndNetwork: Limit = { name: 'sign-in-account-network', points: 10, ...quarterOfAnHour }

/** Failed tries of a device that has signed in to the account before, wherever it is. */
export const triesPerDevice: Limit = { name: 'sign-in-device', points: 10, ...quarterOfAnHour }

/** Failed tries for one account from all networks: more of them refuse nothing, and slow every unknown device down. */
export const failuresPerAccount: Limit = { name: 'sign-in-account', points: 10, ...quarterOfAnHour }

const firstDelayMs = 250
const longestDelayMs = 4000

/** How long an unknown device waits for its answer after so many failures: twice as long after each further ten. */
export function signInDelayMs(failures: number): number {
  if (failures < failuresPerAccount.points) return 0
  const tens = Math.floor(failures / failuresPerAccount.points) - 1
  return Math.min(longestDelayMs, firstDelayMs * 2 ** tens)
}

/** The key of an account: short enough for its column, and no personal data in the table of limits. */
export function accountKey(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('hex')
}
