import { createHash } from 'node:crypto'
import { sessionSentences } from '@clarity/contracts'
import type { Limit } from '../../limits/rate-limits.js'

const quarterOfAnHour = { durationSecs: 15 * 60, sentence: sessionSentences.tooMany }

/** Failed tries from one address; a whole office may share one. */
export const triesPerAddress: Limit = { name: 'sign-in-address', points: 30, ...quarterOfAnHour }

/** Failed tries for one email, from wherever they come. */
export const triesPerEmail: Limit = { name: 'sign-in-email', points: 10, ...quarterOfAnHour }

/** The key of an email: short enough for its column, and no personal data in the table of limits. */
export function emailKey(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('hex')
}
