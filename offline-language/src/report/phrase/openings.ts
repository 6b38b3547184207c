import { loadPhrases } from '../../data/load-phrases.js'
import { loadWords } from '../../data/load-words.js'

/** What a sentence begins with, and so how it is retold. */
export const openings = loadPhrases(
  'openings',
  'tellMe',
  'opinion',
  'wish',
  'wonder',
  'request',
  'wantsListener',
  'refusal',
  'proposal',
  'inTheCall',
  'suggestion',
)
const lists = loadWords('openings', 'commands', 'ofTheMind', 'direct', 'notActs')

export const commands: ReadonlySet<string> = new Set(lists.commands)
/** "Can you imagine": no request. */
export const ofTheMind: ReadonlySet<string> = new Set(lists.ofTheMind)
/** "I need", "I agree": the sentence is what it says, so it is retold without "says". */
export const direct: ReadonlySet<string> = new Set(lists.direct)
/** "I will not be there" is no refusal. */
export const notActs: ReadonlySet<string> = new Set(lists.notActs)
