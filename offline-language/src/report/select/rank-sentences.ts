import type { Evidence } from '@clarity/contracts'
import { isNoun } from '../../language/clauses/clause-words.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { LanguageModel } from '../../language/tokens/language-model.js'
import type { Reported } from '../phrase/reported.js'
import { retellingOf } from '../phrase/retelling-of.js'
import { pointsBack } from '../phrase/tellable-words.js'
import type { Conversation } from '../read/conversation.js'
import { centroidSimilarity } from './centroid.js'
import { continuationOf } from './continuation.js'
import { type Reaction, reactionTo } from './reactions.js'
import { reasonWeight } from './reason.js'
import { relevance } from './relevance.js'
import { isPromise, isSuperseded, type Settlement, settlementOf } from './settlement.js'

export interface Candidate {
  reported: Reported
  sentence: Sentence
  score: number
  /** False if it means nothing without the question before it: "it is the left knee". */
  standsAlone: boolean
  /** The other speaker's yes or no to it, right after. */
  reaction: Reaction | null
  /** What it is to the whole conversation: its reason, or what was agreed. */
  part: 'reason' | 'agreement' | null
  /** The sentence after it that means nothing alone, in the speaker's words. */
  continuation: Evidence | null
}

const centroidWeight = 1.2
const reactionWeight = 0.6
const supersededWeight = -1.5
const promiseWeight = 0.3
const agreementScore = 6
const reasonFromWeight = 0.6

/** Every sentence that can be told or quoted, with its relevance for the conversation, best first. */
export function rankSentences(
  conversation: Conversation,
  language: LanguageModel,
  focus: ReadonlySet<string>,
): Candidate[] {
  const { sentences } = conversation
  const openingTurn = sentences.find(({ role, words }) => role === 'user' && words.length >= 8)?.turns[0]
  const central = centroidSimilarity(sentences.map(({ stems }) => stems))
  const settlement = settlementOf(conversation)
  const ranked = sentences
    .flatMap((sentence, at) => {
      const retelling = retellingOf(sentence, conversation, language)
      if (!retelling) return []
      const score =
        relevance(sentence, retelling, focus, sentences.length, openingTurn) +
        (central[at] ?? 0) * centroidWeight +
        reasonWeight(sentence, conversation) +
        (isPromise(sentence, conversation) ? promiseWeight : 0) +
        (isSuperseded(sentence, settlement, conversation) ? supersededWeight : 0)
      const standsAlone = isClearAlone(retelling)
      const reaction = reactionTo(retelling, sentences)
      return [
        {
          reported: retelling,
          sentence,
          score: score + (reaction ? reactionWeight : 0),
          standsAlone,
          reaction,
          part: null,
          continuation: reaction ? null : continuationOf(sentence, conversation),
        },
      ]
    })
    .toSorted((a, b) => b.score - a.score || a.sentence.at - b.sentence.at)
  return withAgreement(withReason(ranked, conversation), settlement)
}

/** The best sentence that gives the conversation's reason becomes that part of it. */
function withReason(candidates: readonly Candidate[], conversation: Conversation): Candidate[] {
  const reason = candidates.find(
    ({ sentence, standsAlone }) => standsAlone && reasonWeight(sentence, conversation) >= reasonFromWeight,
  )
  return candidates.map((one) => (one === reason ? { ...one, part: 'reason' as const } : one))
}

/** The agreed terms come first, in place of their sentence. */
function withAgreement(candidates: readonly Candidate[], settlement: Settlement | null): Candidate[] {
  if (!settlement) return [...candidates]
  const { sentence, evidence } = settlement
  const reported: Reported = { sentence, verb: 'agreed', rest: `“${evidence.quote}”`, evidence }
  const agreement = { reported, sentence, score: agreementScore, standsAlone: true, reaction: null, continuation: null }
  return [
    { ...agreement, part: 'agreement' as const },
    ...candidates.filter(
      (one) => one.sentence.turns[0] !== evidence.turn || !evidence.quote.includes(one.sentence.text),
    ),
  ]
}

function isClearAlone({ verb, rest, sentence: { words } }: Reported): boolean {
  if (verb === 'answered' || (verb === 'direct' && /^says (?:yes|no)$/.test(rest))) return false
  // "I rehearsed with her": nobody in the sentence is meant.
  const person = words.findIndex(({ lower }) => /^(?:he|she|him|her|his)$/.test(lower))
  return !pointsBack(words) && (person < 0 || words.slice(0, person).some(isNoun))
}
