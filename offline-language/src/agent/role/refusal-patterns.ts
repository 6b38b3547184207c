import { loadPatterns } from '../../data/load-patterns.js'

/** How prompts say what the role refuses, and what it agrees to. */
export const refusalPatterns = loadPatterns(
  'role-refusals',
  'refuses',
  'ordered',
  'exception',
  'reasonAfter',
  'ofSpeech',
  'accepts',
)
