import { loadPatterns } from '../../data/load-patterns.js'

/** What a speaker does with an offer: makes it, takes it, refuses it, corrects it or leaves it open. */
export const movePatterns = loadPatterns(
  'moves',
  'accepts',
  'yes',
  'no',
  'proposes',
  'procedure',
  'corrects',
  'doubts',
  'asksFact',
)
