import { isNoun } from '../../language/clauses/clause-words.js'
import type { Sentence } from '../../language/sentences/sentence.js'

const announces = /^(?:I|we) (?:\w+ )?(?:want|wanted|would like|need|have) to (?:talk|speak|discuss|go through)\b/i

/** "I'd like to talk about the Lindgren project": says what the conversation is about, and nothing else. */
export function isAnnouncement({ text, words }: Sentence): boolean {
  const about = words.findIndex(({ lower }) => /^(?:about|discuss|through)$/.test(lower))
  return announces.test(text) && about > 0 && words.slice(about).some(isNoun)
}
