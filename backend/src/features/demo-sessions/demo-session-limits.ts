import { demoRefusalTexts } from '@clarity/contracts'
import type { Limit } from '../../limits/rate-limits.js'

/** Sessions that one address may request: a page that loses its connection every few seconds stays below. */
export const sessionsPerAddress: Limit = {
  name: 'demo-session',
  points: 120,
  durationSecs: 60,
  isCallers: true,
  text: demoRefusalTexts.tooMany,
}
