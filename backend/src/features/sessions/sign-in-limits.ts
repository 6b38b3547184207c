import { createHash } from 'node:crypto'
import { sessionTexts } from '@clarity/contracts'
import type { Limit } from '../../limits/rate-limits.js'

const quarterOfAnHour = { durationSecs: 15 * 60, text: sessionTexts.tooMany }

/** Failed attempts from one network, over all accounts; a whole office may share a network. */
export const triesPerNetwork: Limit = { name: 'sign-in-network', points: 30, isCallers: true, ...quarterOfAnHour }

/** Failed attempts for one account from one network. */
export const triesPerAccountAndNetwork: Limit = { name: 'sign-in-account-network', points: 10, ...quarterOfAnHour }

/** Failed attempts by a device that has signed in to the account before, from any network. */
export const triesPerDevice: Limit = { name: 'sign-in-device', points: 10, ...quarterOfAnHour }

/** Failed attempts for one account from all networks. More are not refused, but delay every unknown device. */
export const failuresPerAccount: Limit = { name: 'sign-in-account', points: 10, ...quarterOfAnHour }

const firstDelayMs = 250
const longestDelayMs = 4000

/** Delay of an unknown device's answer after this many failures: it doubles with each further ten. */
export function signInDelayMs(failures: number): number {
  if (failures < failuresPerAccount.points) return 0
  const tens = Math.floor(failures / failuresPerAccount.points) - 1
  return Math.min(longestDelayMs, firstDelayMs * 2 ** tens)
}

/** The rate limit key of an account: a hash, which fits the column and keeps personal data out of the table. */
export function accountKey(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('hex')
}
