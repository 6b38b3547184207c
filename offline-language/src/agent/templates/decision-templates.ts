import { loadTemplates } from './templates.js'

/** Replies to a proposal, a probe for a secret, or a case of the prompt. `{day}` is the proposed time. */
export const decisionTemplates = loadTemplates(
  'decision',
  'no',
  'refuse',
  'dayOnly',
  'dateOnly',
  'take',
  'softer',
  'quiet',
  'tears',
  'harder',
  'softerApology',
  'softerHeard',
  'softerPraise',
  'loud',
  'sarcastic',
  'embarrassed',
  'private',
  'ratherNot',
  'consider',
  'give',
  'willDo',
  'tooLate',
  'onlyIf',
  'stillYes',
)
