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
  'lecturing',
  'pressing',
  'jargon',
  'vaguePraise',
  'concretePraise',
  'threatening',
  'smallTalk',
  'pitying',
  'mocking',
  'beatingAbout',
  'emptyPromise',
  'procedures',
  'accusing',
  'figures',
  'comparing',
  'namingKin',
  'holding',
  'passingOn',
  'gratitude',
  'complaint',
  'money',
  'regulations',
  'babying',
] as const
/** How a condition names an act that its words give away, and how a turn looks that does it. */
const named = loadPatterns('conditions/surely-named', ...acts)
const done = loadPatterns('conditions/surely-done', ...acts)

/** No one says more in a sentence or two. */
const mostRead = 600

/** Whether a turn plainly does what a condition names, of any kind about: "gives an example" and "For instance, last Monday …". */
export const isSurelyMet = (words: string, said: string): boolean =>
  acts.some((act) => named[act].test(words) && done[act].test(said.slice(0, mostRead)))

/** Acts that have plain signs: without them, a turn does something else, of any kind about. */
const plainActs = [
  'lecturing',
  'pressing',
  'vaguePraise',
  'concretePraise',
  'threatening',
  'smallTalk',
  'mocking',
  'accusing',
  'procedures',
  'regulations',
  'namingKin',
] as const satisfies readonly (typeof acts)[number][]

/** What is asked about needs no such sign. */
const asks = /\bask(?:s|ed)?\b/i

/** Whether a turn lacks all signs of an act that a condition names: "threats of eviction" and "Give my best to Zofia". */
export const isSurelyUnmet = (words: string, said: string): boolean => {
  if (asks.test(words)) return false
  const wanted = plainActs.filter((act) => named[act].test(words))
  return wanted.length > 0 && !wanted.some((act) => done[act].test(said.slice(0, mostRead)))
}
