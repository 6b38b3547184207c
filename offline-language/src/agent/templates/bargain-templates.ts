import { loadTemplates } from './templates.js'

/** Replies in a negotiation. `{figure}` is the agent's number, `{offer}` the person's. */
export const bargainTemplates = loadTemplates(
  'bargain',
  'accept',
  'oneOnly',
  'counterLow',
  'counterHigh',
  'refuseLow',
  'refuseHigh',
  'hold',
  'step',
  'coy',
  'day',
  'dayRefused',
  'open',
  'kept',
  'confirmed',
  'tooMuch',
  'affordable',
  'withTerm',
  'termGiven',
  'termOpen',
  'notYet',
  'unsure',
  'tooLittle',
)
