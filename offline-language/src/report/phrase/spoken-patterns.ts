import { loadPatterns } from '../../data/load-patterns.js'
import { loadWords } from '../../data/load-words.js'

const patterns = loadPatterns(
  'spoken-patterns',
  'smallTalk',
  'deictic',
  'broken',
  'tellMe',
  'wantsListener',
  'opinion',
  'wish',
  'proposal',
)
export const { smallTalk, deictic, tellMe, wantsListener, opinion, wish, proposal } = patterns
const lists = loadWords('spoken-patterns', 'commands')

// Remains of false starts: two subjects or two questions in one clause.
export const { broken } = patterns
export const requestOf = /^(?:can|could|would|will) you (?:please |just |maybe )*/i
export const aboutHow = /^.*?\babout (?=what|how|when|where|why|which|who)/i
export const wonder = /^i (?:am|was) (?:just )?wondering /i
export const commands: ReadonlySet<string> = new Set(lists.commands)
