import type { TopicScore } from '@clarity/contracts'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { LanguageModel } from '../../language/tokens/language-model.js'
import type { Conversation } from '../read/conversation.js'
import type { Candidate } from '../select/candidate.js'
import { onTopic } from '../select/on-topic.js'
import { scenarioStems } from '../select/scenario-stems.js'
import { chosenTopics } from './chosen-topics.js'
import { importanceOf } from './importance.js'
import type { PossibleTopic, Talked } from './possible-topic.js'
import { possibleTopics } from './possible-topics.js'
import { byRank, topicGroups } from './topic-groups.js'
import { relativeFrequencies, topicScore } from './topic-score.js'
import type { TopicSupport } from './topic-support.js'
import { topicWorth } from './topic-worth.js'

export interface Topic {
  label: string
  /** Its form inside a sentence. */
  name: string
  stems: ReadonlySet<string>
  mentions: Sentence[]
  score: TopicScore
}

const fewestTurns = 4

export interface RankedTopic extends PossibleTopic {
  /** How probably a reader accepts it. */
  worth: number
}

/** All that the conversation could be about, what readers most probably name first; nothing of a very short one. */
export function rankedTopics(
  conversation: Conversation,
  scenario: string,
  language: LanguageModel,
  candidates: readonly Candidate[],
  support: TopicSupport,
  decided: Talked['decided'],
): RankedTopic[] {
  if (conversation.turns.length < fewestTurns) return []
  return possibleTopics(talkedIn(conversation, scenario, language, candidates, support, decided))
    .map((one) => ({ ...one, worth: topicWorth(one) }))
    .toSorted((a, b) => b.worth - a.worth)
}

/** The topics of the conversation: what readers would name, by all that speaks for it. */
export const findTopics = (conversation: Conversation, ranked: readonly RankedTopic[]): Topic[] =>
  withScores(conversation, chosenTopics(ranked, conversation.turns.length))

/** What the topics of a conversation are looked for in. */
export function talkedIn(
  conversation: Conversation,
  scenario: string,
  language: LanguageModel,
  candidates: readonly Candidate[],
  support: TopicSupport,
  decided: Talked['decided'],
): Talked {
  const isOnTopic = onTopic(conversation)
  const sentences = conversation.sentences.filter((sentence) => sentence.stems.size > 0 && isOnTopic(sentence))
  const wanted = scenarioStems(scenario, language)
  const importance = importanceOf(candidates)
  const groups = byRank(topicGroups(conversation, sentences), sentences.length, wanted, importance)
  return { conversation, sentences, groups, wanted, scenario, language, support, importance, decided }
}

function withScores(conversation: Conversation, chosen: readonly Pick<PossibleTopic, 'label' | 'mentions'>[]): Topic[] {
  const scores = chosen.map(({ mentions }) => topicScore(conversation, mentions))
  const frequencies = relativeFrequencies(scores.map(({ turns }) => turns))
  return chosen.map(({ label, mentions }, at) => {
    const { sentiment, evidence } = scores[at]!
    const score = { sentiment, frequency: frequencies[at] ?? 1, evidence }
    return { label: label.text, name: label.name, stems: new Set(label.stems), mentions, score }
  })
}

export function topicScores(topics: readonly Topic[]): Record<string, TopicScore> {
  return Object.fromEntries(topics.map(({ label, score }) => [label, score]))
}
