import { verbatim } from '../phrase/spoken-quote.js'
import { reasonToOmit } from '../phrase/tellable-words.js'
import type { Conversation } from '../read/conversation.js'
import { besideAt } from '../select/context.js'
import type { Candidate } from '../select/candidate.js'

/** With what its speaker says first after the question: "Four twenty", before "that is what we pay now". */
export function answerFrom(before: Candidate, answer: Candidate, conversation: Conversation): Candidate | null {
  const { sentence, lead } = answer
  const from = lead[0]?.sentence.at ?? sentence.at
  const said = range(before.sentence.at + 1, from).filter(
    (at) => !polite.test(reasonToOmit(conversation.sentences[at]!, conversation.cast) ?? ''),
  )
  const between = said.map((at) => besideAt(at, sentence, conversation))
  const own = verbatim(sentence, conversation.entries)?.shown
  const missing = between.filter((one) => one?.quote.shown !== own)
  if (missing.length === 0) return answer
  if (!missing.every((one) => one !== null) || answer.reported.verb !== 'quoted') return null
  return { ...answer, lead: [...missing, ...lead] }
}

const polite = /small talk|courtesy|introduction/

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)
