import { loadPatterns } from '../../data/load-patterns.js'
import { shared } from '../../language/tokens/content-stems.js'
import type { Conversation } from './conversation.js'
import { introduction } from './told-fact.js'

const { passing } = loadPatterns('answer', 'asksForStory', 'passing', 'stillThere')

/** With this share of its words, the person has said the fact. */
const alreadySaid = 0.65

/** "I think soap is an acid" is about the subject of "Soap is a base". */
function isAboutSubject(text: string, said: string): boolean {
  const [, subject = ''] = /^((?:(?:the|a|an|my) )?[\p{L}-]+) (?:is|are)\b/iu.exec(text) ?? []
  return subject !== '' && new RegExp(`\\b${subject} (?:is|are)\\b`, 'i').test(said)
}

/** A fact about the topic of the user's turn, which the agent mentions without being asked. */
export function relatedFact({ role, memory, utterance }: Conversation, least = 2): string | null {
  const open = role.facts.filter(({ isGuarded, text }) => !isGuarded && !memory.isSaid(text))
  const stems = new Set([...utterance.stems].filter((stem) => !passing.test(stem)))
  const [best] = open
    .filter((fact) => !introduction.test(fact.text) && !fact.followsOn)
    .filter(({ stems: own }) => shared(own, stems) < own.size * alreadySaid)
    .map((fact) => ({ fact, common: shared(fact.stems, stems) + (isAboutSubject(fact.text, utterance.text) ? 1 : 0) }))
    .sort((a, b) => b.common - a.common)
  return best && best.common >= least ? best.fact.text : null
}
