import { loadPatterns } from '../../data/load-patterns.js'

/** Words of one sense, which prompts use for one another. */
export const senses = loadPatterns(
  'written/senses',
  'tell',
  'hidden',
  'inCase',
  'only',
  'unknown',
  'possible',
  'most',
  'refuses',
  'wants',
  'mind',
  'manner',
  'exercise',
)
