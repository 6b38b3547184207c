import { loadPatterns } from '../../data/load-patterns.js'

/** How people agree, ask for a yes, refuse, push, and ask how far the other goes. */
export const { agrees, asksToAgree, refuses, accepted, pushes, asksLimit } = loadPatterns(
  'agreement',
  'agrees',
  'asksToAgree',
  'refuses',
  'accepted',
  'pushes',
  'asksLimit',
)
