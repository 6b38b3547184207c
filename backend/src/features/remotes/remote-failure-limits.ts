import { remoteTexts } from '@clarity/contracts'
import type { Limit } from '../../limits/rate-limits.js'

/** Four modules that fail at every try of an impatient admin stay below. */
export const failuresPerAdmin: Limit = {
  name: 'remote-failures',
  points: 60,
  durationSecs: 60,
  text: remoteTexts.tooManyFailures,
}
