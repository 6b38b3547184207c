import { demoRefusalTexts } from '@clarity/contracts'
import type { Limit } from '../../limits/rate-limits.js'

/** Daily requests of all callers without a session. Over it none is refused: managers must confirm by SMS instead. */
export const strangersBudget: Limit = {
  name: 'demo-everybody',
  points: 500,
  durationSecs: 24 * 60 * 60,
  text: demoRefusalTexts.tooMany,
}

export const globalKey = 'all'
