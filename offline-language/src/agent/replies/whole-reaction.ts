import { decisionTemplates } from '../templates/decision-templates.js'

const ofReaction = [
  'quiet',
  'embarrassed',
  'harder',
  'loud',
  'sarcastic',
  'hurt',
  'cold',
  'upset',
  'softer',
  'softerApology',
  'softerHeard',
  'softerPraise',
] as const

/** Whether words show how the part takes what was said: that is enough, and nothing stands in its place. */
export const isWholeReaction = (words: string): boolean =>
  ofReaction.some((name) =>
    Object.values(decisionTemplates[name]).some((ways) => ways?.some((way) => words.includes(way))),
  )
