import { loadPatterns } from '../../data/load-patterns.js'
import { loadWords } from '../../data/load-words.js'

export const pairPatterns = loadPatterns(
  'pairs',
  'request',
  'demand',
  'condition',
  'advice',
  'need',
  'offer',
  'permission',
  'joint',
  'thirdPerson',
  'alsoTakes',
  'strongly',
  'conditional',
  'busy',
  'carriedOut',
)

const lists = loadWords('pairs', 'noDeeds', 'ofTheTalk')
/** Verbs that no one promises to do. */
export const noDeeds: ReadonlySet<string> = new Set(lists.noDeeds)
/** What one asks the other to do during the talk. */
export const ofTheTalk: ReadonlySet<string> = new Set(lists.ofTheTalk)
