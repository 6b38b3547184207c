import type { LanguageModel } from '../../language/tokens/language-model.js'
import type { Conversation } from '../read/conversation.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { isAcknowledgement } from '../../language/sentences/acknowledgement.js'
import { isAsked } from '../../language/sentences/asked.js'
import type { Reported } from '../phrase/reported.js'
import { reported } from '../phrase/reported-speech.js'
import { centrality } from './text-rank.js'
import { relevance } from './relevance.js'

export interface Candidate {
  reported: Reported
  sentence: Sentence
  score: number
}

// Ranking costs the square of the number of sentences. Above this limit, words per sentence decide instead.
const mostRanked = 500

/** Every sentence that can become reported speech, with its relevance for the conversation. */
export function rankSentences(
  conversation: Conversation,
  language: LanguageModel,
  focus: ReadonlySet<string>,
): Candidate[] {
  const { sentences, cast } = conversation
  const openingTurn = sentences.find(({ role, words }) => role === 'user' && words.length >= 8)?.turns[0]
  const retold = sentences.flatMap((sentence) => {
    const retelling =
      sentence.stems.size > 0
        ? (reported(sentence, cast, language) ?? shortAnswer(sentence, conversation, language))
        : null
    return retelling
      ? [{ reported: retelling, sentence, score: relevance(sentence, retelling, focus, sentences.length, openingTurn) }]
      : []
  })
  const shortlist = retold.toSorted((a, b) => b.score - a.score || a.sentence.at - b.sentence.at).slice(0, mostRanked)
  const central = centrality(shortlist.map(({ sentence }) => sentence.stems))
  return shortlist
    .map((candidate, at) => ({ ...candidate, score: candidate.score + (central[at] ?? 0) * 1.5 }))
    .toSorted((a, b) => b.score - a.score || a.sentence.at - b.sentence.at)
}

/** "About five weeks" means nothing alone, but much after "how long". */
function shortAnswer(sentence: Sentence, { sentences, cast }: Conversation, language: LanguageModel): Reported | null {
  const before = sentences[sentence.at - 1]
  const isAnswer = before && before.role !== sentence.role && isAsked(before) && !isAsked(sentence)
  const length = sentence.words.length
  if (/\bmy name\b/i.test(sentence.text)) return null
  if (
    !isAnswer ||
    length < 2 ||
    length > 14 ||
    isAcknowledgement(sentence.text) ||
    sentence.words.some(({ pos }) => pos === 'VERB')
  )
    return null
  if (!reported(before, cast, language)) return null
  return { sentence, verb: 'answered', rest: `“${sentence.text}”` }
}
