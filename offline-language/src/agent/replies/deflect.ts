import { loadPatterns } from '../../data/load-patterns.js'
import { loadTemplates } from '../templates/templates.js'
import { pick } from '../templates/pick.js'
import type { Conversation } from './conversation.js'
import { ownFeeling } from './own-feeling.js'

/** Kinds of questions that a table of patterns tells apart. */
const unanswered = [
  'aware',
  'ofOthers',
  'felt',
  'sincere',
  'more',
  'further',
  'ahead',
  'people',
  'liking',
  'mood',
  'habit',
  'tried',
  'followed',
  'self',
  'whyOther',
] as const

/** What someone says who has no answer, by the kind of the question. */
export const deflections = loadTemplates(
  'deflect',
  'going',
  'kind',
  'howLong',
  'when',
  'count',
  'who',
  'where',
  'why',
  'like',
  'yesOrNo',
  'willing',
  'what',
  ...unanswered,
)

/** How the questions look that have an answer of their own if the prompt has none. */
export const unansweredKinds = loadPatterns('replies/unanswered', 'attitude', ...unanswered)
const kindOf = (way: (typeof unanswered)[number]) => ({ asks: unansweredKinds[way], way })

/** What a question asks for, the first that applies, and what someone says who has no answer to it. */
const kinds: readonly { asks: RegExp; way: keyof typeof deflections }[] = [
  kindOf('aware'),
  kindOf('ofOthers'),
  kindOf('felt'),
  kindOf('sincere'),
  kindOf('more'),
  kindOf('further'),
  {
    asks: /\bhow (?!long\b|many\b|much\b|often\b|old\b|far\b|soon\b)(?:do you think )?(?:is|are|have|has)?\b.*\b(?:going|doing|things|everything|been)\b/i,
    way: 'going',
  },
  { asks: /\bhow (?:is|are) (?:the |your )?(?:business|work|things|everything|life|sales)\b/i, way: 'going' },
  { asks: /\bwhat (?:kinds?|sorts?|types?) of\b/i, way: 'kind' },
  { asks: /\bhow (?:many|much)\b/i, way: 'count' },
  kindOf('ahead'),
  kindOf('people'),
  kindOf('liking'),
  kindOf('mood'),
  kindOf('habit'),
  kindOf('tried'),
  { asks: /\bhow long (?:has|have|had)\b|\bsince when\b/i, way: 'howLong' },
  {
    asks: /(?:^|[,;] ?(?:and |so )?|\b(?:and|until|since|by) )when (?!you\b|i\b|we\b|he\b|she\b)|\b(?:how long|what (?:time|day|date))\b/i,
    way: 'when',
  },
  { asks: /\bwho(?:m|se)?\b/i, way: 'who' },
  { asks: /\bwhere\b/i, way: 'where' },
  kindOf('whyOther'),
  kindOf('followed'),
  { asks: /\b(?:do|did) you (?:know|see|understand) why\b/i, way: 'yesOrNo' },
  { asks: /\bwhy\b|\bwhat made you\b|\bhow come\b/i, way: 'why' },
  { asks: /\bwhat (?:is|was|are|were) .* like\b|\bhow (?:did|do|does|was|were|would)\b/i, way: 'like' },
  {
    asks: /(?:^|[.,!] )(?:and |so |but )?(?:will|would|could|can|may) (?:you|i|we)\b|^(?:maybe|perhaps|how about|what about) an? /i,
    way: 'willing',
  },
  kindOf('self'),
  { asks: /(?:^|[.,!] )(?:and |so |but )?(?:do|does|did|are|is|was|were|have|has|had|any)\b/i, way: 'yesOrNo' },
]

/** What the role says to a question that its prompt does not answer, by the kind of the question. */
export function deflection(conversation: Conversation, question: string): string | null {
  const { role, memory, slots } = conversation
  // Who is asked how it feels about something has a feeling of its prompt to say before any phrase.
  const feeling = unansweredKinds.attitude.test(question) ? ownFeeling(conversation) : null
  if (feeling) return feeling
  const way = kinds.find(({ asks }) => asks.test(question))?.way ?? 'what'
  return pick(deflections[way], slots, role.register, memory) ?? pick(deflections.what, slots, role.register, memory)
}
