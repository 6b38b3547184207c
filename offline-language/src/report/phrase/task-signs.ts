import { loadPatterns } from '../../data/load-patterns.js'

/** What speaks for or against a task in a sentence, and how it is taken. */
export const taskSigns = loadPatterns(
  'task-signs',
  'promise',
  'plan',
  'present',
  'ofOther',
  'asks',
  'third',
  'orders',
  'instructs',
  'wantsOther',
  'appoints',
  'deed',
  'denies',
  'supposes',
  'past',
  'times',
  'takes',
  'refuses',
)
