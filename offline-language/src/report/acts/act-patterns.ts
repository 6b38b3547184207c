import { loadPatterns } from '../../data/load-patterns.js'

/** How people promise, ask, order and offer, how the other takes it, and what only sounds so. */
export const actPatterns = loadPatterns(
  'acts',
  'promise',
  'delivery',
  'request',
  'order',
  'need',
  'want',
  'offer',
  'joint',
  'third',
  'asksWho',
  'takes',
  'declines',
  'takesOn',
  'takesAfter',
  'offersToo',
  'jokes',
  'noDeed',
)
