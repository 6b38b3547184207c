import { loadPatterns } from '../../data/load-patterns.js'

/** What offers, accepts, refuses or promises something, and the figures in it. */
export const settlementPatterns = loadPatterns(
  'settlement',
  'accepts',
  'conditional',
  'rejects',
  'undertakes',
  'figure',
  'offers',
  'declines',
  'asksOffer',
  'sumsUp',
)
