import { loadPatterns } from '../../data/load-patterns.js'

const acts = [
  'pitch',
  'example',
  'generalising',
  'time',
  'steps',
  'judging',
  'openQuestion',
  'respect',
  'empathy',
  'interest',
  'coming',
  'ownFault',
] as const
/** How a condition names an act that its words give away, and how a turn looks that does it. */
const named = loadPatterns('conditions/surely-named', ...acts)
const done = loadPatterns('conditions/surely-done', ...acts)

/** Whether a turn plainly does what a condition names, whatever it is about: "gives an example" and "For instance, last Monday …". */
export const isSurelyMet = (words: string, said: string): boolean =>
  acts.some((act) => named[act].test(words) && done[act].test(said))
