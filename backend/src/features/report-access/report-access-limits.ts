import { reportRefusalTexts } from '@clarity/contracts'
import type { Limit } from '../../limits/rate-limits.js'

/** Readers in one office share an address, and each polls every two seconds while a report is being written. */
export const readsPerAddress: Limit = {
  name: 'report-reads',
  points: 120,
  durationSecs: 60,
  isCallers: true,
  text: reportRefusalTexts.tooMany,
}

/** Error reports cannot be verified, so the limit is low. */
export const errorsPerAddress: Limit = {
  name: 'report-errors',
  points: 10,
  durationSecs: 60,
  isCallers: true,
  text: reportRefusalTexts.tooMany,
}
