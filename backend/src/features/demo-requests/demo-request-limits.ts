import { demoRefusalSentences } from '@clarity/contracts'
import type { Limit } from '../../limits/rate-limits.js'

const daySecs = 24 * 60 * 60
const sentence = demoRefusalSentences.tooMany

/** What somebody without a session may ask for (behaviour, 'The life of a demo request'). */
export const demoRequestLimits = {
  phone: { name: 'demo-phone', points: 3, durationSecs: daySecs, sentence },
  address: { name: 'demo-address', points: 20, durationSecs: 60 * 60, sentence },
  everybody: { name: 'demo-everybody', points: 500, durationSecs: daySecs, sentence },
} satisfies Record<string, Limit>
