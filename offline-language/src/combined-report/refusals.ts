import type { Evidence, TranscriptRole } from '@clarity/contracts'
import { loadPatterns } from '../data/load-patterns.js'
import { isAsked } from '../language/sentences/asked.js'
import { evidenceFor } from '../report/read/evidence.js'
import type { Combined } from './combined-conversation.js'

const { refusal } = loadPatterns('refusals', 'refusal')

const fewestWords = 4

/** The first sentence of each participant, or of the other side, that refuses something in so many words. */
export function refusals(
  conversations: readonly Combined[],
  role: TranscriptRole = 'user',
): { conversation: Combined; quote: Evidence }[] {
  return conversations.flatMap((conversation) => {
    const { sentences, entries } = conversation.analysis?.conversation ?? { sentences: [], entries: [] }
    const refusing = sentences.find(
      (sentence) =>
        sentence.role === role &&
        sentence.words.length >= fewestWords &&
        !isAsked(sentence) &&
        refusal.test(sentence.originalText ?? sentence.text),
    )
    const quote = refusing && evidenceFor(refusing, entries)[0]
    return quote ? [{ conversation, quote }] : []
  })
}
