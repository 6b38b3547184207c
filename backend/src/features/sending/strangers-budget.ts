import { demoRefusalTexts } from '@clarity/contracts'
import type { Limit } from '../../limits/rate-limits.js'

/** Requests of everybody without a session. Over it nothing is refused: managers have to confirm, and admins know. */
export const strangersBudget: Limit = {
  name: 'demo-everybody',
  points: 500,
  durationSecs: 24 * 60 * 60,
  text: demoRefusalTexts.tooMany,
}

export const everybodysKey = 'all'
