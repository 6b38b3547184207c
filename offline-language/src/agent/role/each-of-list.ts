import { loadPatterns } from '../../data/load-patterns.js'

const { topics } = loadPatterns('role/each-of-list', 'topics')

const asker = '(?:since when|until when|why|how|what|when|where|who|whom|which|whose|whether|if)\\b'
const questions = new RegExp(`^((?:\\S+ ){0,6}?)(${asker}.*)$`, 'i')
const nextQuestion = new RegExp(`,? (?:and|or) (?=${asker})|, (?=${asker})|, and (?=(?:the|their|his|her|a) )`, 'gi')
const nextTopic =
  /,? and (?=(?:the|your|their|his|her|a|an|\d+|how|what) )|, (?=(?:the|your|their|his|her|a|an|\d+) )|, and /i

/** "Ask why they left, what they liked and when they go" as three instructions; others stay one. */
export function eachOfList(instruction: string): string[] {
  const [, verb = '', asked = ''] = questions.exec(instruction) ?? []
  const parts = asked.split(nextQuestion)
  if (parts.length > 1) return parts.map((part) => `${verb}${part.replace(/[.,;]+$/, '')}`)
  const [, topicVerb = '', named = ''] = topics.exec(instruction) ?? []
  const mixed = named.split(nextQuestion)
  if (mixed.length > 1 && topicVerb) return [`${topicVerb} ${mixed[0]}`, ...mixed.slice(1).map((part) => `ask ${part}`)]
  const things = named.split(nextTopic)
  if (things.length > 1 && things.every((thing) => thing.split(' ').length <= 9))
    return things.map((thing) => `${topicVerb} ${thing.replace(/[.,;]+$/, '')}`)
  return [instruction]
}
