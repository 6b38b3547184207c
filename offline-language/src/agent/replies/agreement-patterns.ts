import { loadPatterns } from '../../data/load-patterns.js'

/** How people agree, ask for a yes, refuse, push, ask how far the other goes, and say that they have not agreed. */
export const { agrees, asksToAgree, refuses, accepted, pushes, asksLimit, deniesYes } = loadPatterns(
  'agreement',
  'agrees',
  'asksToAgree',
  'refuses',
  'accepted',
  'pushes',
  'asksLimit',
  'deniesYes',
)
