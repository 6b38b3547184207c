import { reportRefusalTexts } from '@clarity/contracts'
import type { Limit } from '../../limits/rate-limits.js'

/** Readers of one office share an address, and each of them asks every two seconds while a report is being written. */
export const readsPerAddress: Limit = {
  name: 'report-reads',
  points: 120,
  durationSecs: 60,
  text: reportRefusalTexts.tooMany,
}

/** Nothing that is told here is checked, so little of it is taken. */
export const errorsPerAddress: Limit = {
  name: 'report-errors',
  points: 10,
  durationSecs: 60,
  text: reportRefusalTexts.tooMany,
}
