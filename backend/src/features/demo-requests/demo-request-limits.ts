import { demoRefusalTexts } from '@clarity/contracts'
import type { Limit } from '../../limits/rate-limits.js'

const hourSecs = 60 * 60
const daySecs = 24 * hourSecs
const text = demoRefusalTexts.tooMany

/** Rate limits for callers without a session (docs/behaviour.md#requests-without-a-session). */
export const demoRequestLimits = {
  phone: { name: 'demo-phone', points: 3, durationSecs: daySecs, text },
  phoneOverDays: { name: 'demo-phone-days', points: 5, durationSecs: 30 * daySecs, text },
  network: { name: 'demo-network', points: 20, durationSecs: hourSecs, text, isCallers: true },
  welcome: { name: 'welcome-network', points: 20, durationSecs: hourSecs, text, isCallers: true },
} satisfies Record<string, Limit>
