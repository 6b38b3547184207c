import { loadPatterns } from '../../data/load-patterns.js'

/** What makes a sentence the heart of a conversation, or no part of it. */
export const heartPatterns = loadPatterns(
  'heart',
  'cause',
  'decision',
  'refusal',
  'concern',
  'change',
  'detail',
  'aside',
  'farewell',
  'laugh',
  'grammar',
  'form',
)
