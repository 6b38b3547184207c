import { loadPatterns } from '../../data/load-patterns.js'

/** What is in the way, and what a quote in an overview does without. */
export const overviewPatterns = loadPatterns(
  'overview',
  'obstacle',
  'opensQuote',
  'needsMore',
  'announces',
  'unbound',
  'refuses',
  'saysNo',
  'passesOn',
  'requests',
  'news',
  'declines',
  'needsOkay',
)
