import { remoteTexts } from '@clarity/contracts'
import type { Limit } from '../../limits/rate-limits.js'

/** Enough for four modules that fail at every retry of an impatient admin. */
export const failuresPerAdmin: Limit = {
  name: 'remote-failures',
  points: 60,
  durationSecs: 60,
  text: remoteTexts.tooManyFailures,
}
