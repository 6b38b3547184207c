import type { LanguageModel } from '../../language/tokens/language-model.js'
import type { Conversation } from '../read/conversation.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { isAcknowledgement } from '../../language/sentences/acknowledgement.js'
import { feelingOf, nounPhrases } from '../../language/phrases/noun-phrases.js'
import { isAsked } from '../../language/sentences/asked.js'
import { type Reported, reported } from '../phrase/reported-speech.js'
import { centrality } from './text-rank.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { need, trouble, finding, figures } = loadPatterns('rank-sentences', 'need', 'trouble', 'finding', 'figures')

export interface Candidate {
  reported: Reported
  sentence: Sentence
  score: number
}

// Words per sentence rank better than the square of very many sentences can be paid for.
const mostRanked = 500

/** Every sentence that can be retold, with how much it tells about the conversation. */
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
      ? [{ reported: retelling, sentence, score: intent(sentence, retelling, focus, sentences.length, openingTurn) }]
      : []
  })
  const shortlist = retold.toSorted((a, b) => b.score - a.score || a.sentence.at - b.sentence.at).slice(0, mostRanked)
  const central = centrality(shortlist.map(({ sentence }) => sentence.stems))
  return shortlist
    .map((candidate, at) => ({ ...candidate, score: candidate.score + (central[at] ?? 0) * 1.5 }))
    .toSorted((a, b) => b.score - a.score || a.sentence.at - b.sentence.at)
}

/** "About five weeks" says nothing alone, and much after "how long". */
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

function intent(
  sentence: Sentence,
  { verb, rest }: Reported,
  focus: ReadonlySet<string>,
  count: number,
  openingTurn: number | undefined,
): number {
  const { text, words } = sentence
  const place = sentence.at / Math.max(1, count)
  let score = 0
  if (sentence.role === 'user' && need.test(text)) score += 0.6
  if (trouble.test(text)) score += 0.4
  if (finding.test(text)) score += 0.4
  if (figures.test(text)) score += 0.3
  if (sentence.role === 'user' && place < 0.25) score += 0.3
  if (sentence.role === 'agent' && place > 0.6) score += 0.3
  if (verb === 'asked') score -= sentence.role === 'agent' ? 0.5 : 0
  if (verb === 'thought' && sentence.role === 'agent' && sentence.stems.size >= 4) score += 0.4
  if (verb === 'thought' && /^(?:it|that|this)\b/.test(rest)) score -= 0.6
  if (verb === 'thought' || verb === 'proposed' || verb === 'wanted' || verb === 'wondered') score += 0.3
  if (verb === 'answered') score -= 0.2
  if (sentence.role === 'user' && sentence.turns[0] === openingTurn) score += 0.7
  if (nounPhrases(words).length === 0 && !feelingOf(words)) score -= 0.4
  if (/\b(?:do not know|not sure|no idea|can not recall|you said|you know|like I said|I know)\b/i.test(text))
    score -= 0.5
  score += Math.min(0.6, [...sentence.stems].filter((stem) => focus.has(stem)).length * 0.2)
  return score + clarity(rest, words.length, sentence)
}

/** How well the retelling stands alone: length, commas, and pronouns that point outside of it. */
function clarity(rest: string, length: number, { text, stems, words }: Sentence): number {
  let score = 0
  if (length < 5) score -= 0.6
  if (length > 26) score -= 0.3
  if (stems.size < 2) score -= 0.6
  if (/^(?:it|that|this|they|he|she|those|these|there|so|which|everything|if|when|because)\b/i.test(text)) score -= 0.5
  if (/^(?:it|that|this) (?:is|was|has|does)/i.test(text)) score -= 0.3
  if (/^(?:\S+ ){0,6}it (?:is|was|has been)\b/i.test(text)) score -= 0.3
  if (/\b(?:take|do|have|see|get|know) that\b/i.test(text)) score -= 0.4
  if (/^(?:in|on|at|for|after|with|from|to) (?:[^ ]+ ){8,}/i.test(text) && text.split(',').length > 1) score -= 0.2
  if (/\b(?:that|this|it|one|there|here)$/i.test(text)) score -= 0.3
  if (/\b(?:i|my|me|we|our|us|you|your)\b/i.test(text) && /\b(?:they|them|their)\b/i.test(text)) score -= 1.2
  if ((rest.match(/\b(?:they|them|their)\b/g)?.length ?? 0) > 3) score -= 0.3
  if (/\b(?:he|she|his|her|him)\b/i.test(text)) score -= 0.25
  score -= Math.max(0, (rest.match(/,/g)?.length ?? 0) - 2) * 0.25
  if (
    !/^(?:[a-z]+ )?(?:I|you|we|the|my|your|our|a|an|in|on|at|for|from|to|as|some|all|most|both|\p{Lu}|[\d]|what|how|when|where|which|who|why|do|does|did|is|are|can|could|would|will|have|there)\b/u.test(
      text,
    )
  )
    score -= 0.2
  if (words.filter(({ pos }) => pos === 'VERB' || pos === 'AUX').length === 0) score -= 0.5
  return score
}
