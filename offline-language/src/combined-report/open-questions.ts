import type { Evidence } from '@clarity/contracts'
import type { Combined } from './combined-conversation.js'
import { isAcknowledgement } from '../language/sentences/acknowledgement.js'
import { evidenceFor } from '../report/read/evidence.js'
import { isAsked } from '../language/sentences/asked.js'
import { loadPatterns } from '../data/load-patterns.js'

/** Speech without question marks: "I would, I tend to" only looks like a question, and does not match `asking`. */
const { evasive, asking } = loadPatterns('open-questions', 'evasive', 'asking')

export interface OpenQuestion {
  conversation: Combined
  evidence: Evidence
}
const courtesy = /\b(?:how are you|nice to meet|can you hear|you know|is that right|okay)\b/i

/** The recipient's questions that the agent answered with nothing of substance, or said that it cannot answer. */
export function openQuestions(conversations: readonly Combined[]): OpenQuestion[] {
  return conversations.flatMap((conversation) => {
    const { sentences, turns, entries } = conversation.analysis?.conversation ?? {
      sentences: [],
      turns: [],
      entries: [],
    }
    return sentences
      .filter(
        (sentence) =>
          sentence.role === 'user' &&
          isAsked(sentence) &&
          asking.test(sentence.text) &&
          sentence.stems.size >= 2 &&
          !courtesy.test(sentence.text),
      )
      .filter((sentence) => {
        const at = turns.findIndex(({ index }) => index === sentence.turns.at(-1))
        const answer = turns.slice(at + 1, at + 3).find(({ role }) => role === 'agent')
        return !answer || isAcknowledgement(answer.text) || evasive.test(answer.text)
      })
      .flatMap((sentence) =>
        evidenceFor(sentence, entries)
          .slice(0, 1)
          .map((evidence) => ({ conversation, evidence })),
      )
  })
}
