import type { TopicScore } from '@clarity/contracts'
import { contentStems } from '../../language/tokens/content-stems.js'
import { capitalised } from '../../language/names/party.js'
import { discourseWords } from '../../language/tokens/stop-words.js'
import type { LanguageModel, Word } from '../../language/tokens/language-model.js'
import type { Conversation } from '../read/conversation.js'
import { importanceOf } from './importance.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { isContent } from '../../language/tokens/is-content.js'
import { type ChosenTopic, fewestTopics, isSame, sharedTurns, withMatters, withTitled } from './chosen-topics.js'
import { type Matter, mattersIn, turnsOf } from './matters.js'
import { isShortTalk } from '../read/short-talk.js'
import { mainThings } from './main-things.js'
import type { TopicSupport } from './topic-support.js'
import { onTopic } from './on-topic.js'
import type { Candidate } from './candidate.js'
import { byRank, type TopicGroup, topicGroups } from './topic-groups.js'
import { topicLabel, type TopicLabel } from './topic-label.js'
import { relativeFrequencies, topicScore } from './topic-score.js'

export interface Topic {
  label: string
  /** Its form inside a sentence. */
  name: string
  stems: ReadonlySet<string>
  mentions: Sentence[]
  score: TopicScore
}

const mostTopics = 5
const turnsPerTopic = 4

/** The topics of the conversation: the scenario's own if they came up, then the most frequent ones. */
export function findTopics(
  conversation: Conversation,
  scenario: string,
  language: LanguageModel,
  candidates: readonly Candidate[],
  support: TopicSupport | null = null,
): Topic[] {
  const isOnTopic = onTopic(conversation)
  const sentences = conversation.sentences.filter((sentence) => sentence.stems.size > 0 && isOnTopic(sentence))
  if (conversation.turns.length < 4) return []
  const wanted = scenarioStems(scenario, language)
  const room = Math.max(fewestTopics, Math.min(mostTopics, Math.round(conversation.turns.length / turnsPerTopic)))
  const chosen: ChosenTopic[] = []
  const groups = topicGroups(conversation, sentences)
  const ranked = byRank(groups, sentences.length, wanted, importanceOf(candidates))
  const main = mainThings(conversation, language)
  for (const group of ranked) {
    // If few things are mentioned twice, a thing mentioned exactly once can still be a topic.
    if (chosen.length >= (group.turns.size > 1 ? room : fewestTopics)) break
    const label = topicLabel(group.phrases)
    if (!label || !isThing(group, label, language) || chosen.some((other) => isSame(other.label, label))) continue
    const mentions = sentences.filter(({ words }) => words.some(({ stem }) => stem === group.head))
    if (chosen.some((other) => sharedTurns(other.mentions, mentions) > 0.7 && isBeside(group, other.mentions))) continue
    chosen.push({ label, mentions, isMain: false, isSure: isSure(group, sentences.length) })
  }
  const isShort = isShortTalk(conversation.turns)
  const matters = withMatters([...main, ...chosen], mattersIn(sentences, scenario), room, isShort)
  if (isShort || !support) return withScores(conversation, matters)
  const isRepeated = ({ mentions }: Matter) => turnsOf(mentions) > 1
  const isWanted = ({ label }: Matter) => label.stems.every((stem) => wanted.has(stem))
  const isMain = ({ label }: Matter) => main.some((one) => isSame(one.label, label))
  const kept = matters.filter((one) => isMain(one) || isWanted(one) || support.has(one.label.stems))
  const all = withTitled(kept, titled(support.titles, sentences), room)
  return withScores(conversation, withTitled(all, matters.filter(isRepeated), fewestTopics))
}

/** What a point is named for. */
function titled(titles: readonly string[], sentences: readonly Sentence[]): Matter[] {
  return titles.flatMap((title) => {
    const mentions = sentences.filter(({ text }) => text.toLowerCase().includes(title.toLowerCase()))
    const label = { text: capitalised(title), name: title, stems: [...contentStems(title)] }
    return label.stems.length > 0 && mentions.length > 0 ? [{ label, mentions }] : []
  })
}

const fewestTurns = 3
const spread = 0.15

/** What both come back to, or one of them again and again. */
function isSure({ turns, roles, first, last, isIntroduced }: TopicGroup, count: number): boolean {
  const isSpread = (last - first) / Math.max(1, count) >= spread
  return turns.size > 1 && (isIntroduced || turns.size >= fewestTurns || (roles.size > 1 && isSpread))
}

/** Named only together with another topic: "a damp patch in the kitchen ceiling". */
function isBeside({ turns, sentences }: TopicGroup, mentions: readonly Sentence[]): boolean {
  return turns.size > 1 || sentences.every((sentence) => mentions.includes(sentence))
}

function withScores(conversation: Conversation, chosen: readonly Matter[]): Topic[] {
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

const mostAsked = 4
const turnsOfPlace = 3

/** "Air conditioning", which the second tagger takes for a verb. */
const gerund = /^\p{L}+ \p{L}{3,}ing$/u

/** False if a second tagger takes most mentions for a name, a date or a verb. */
function isThing({ sentences, turns }: TopicGroup, label: TopicLabel, language: LanguageModel): boolean {
  const kinds = sentences.slice(0, mostAsked).map(({ text }) => language.nounKind(text, label.name))
  // A place is mostly only where something happens.
  if (gerund.test(label.name)) return true
  const things = kinds.filter((kind) => kind === 'thing' || (kind === 'place' && turns.size >= turnsOfPlace))
  return things.length * 2 > kinds.length
}

/** The scenario's words that can be a topic: from its title and its prompts. */
export function scenarioStems(scenario: string, language: LanguageModel): Set<string> {
  const isTopical = (word: Word) => isContent(word) && ['NOUN', 'PROPN', 'ADJ'].includes(word.pos)
  const words = language.tag(scenario.slice(0, 4000))
  return new Set(words.filter((word) => isTopical(word) && !discourseWords.has(word.lower)).map(({ stem }) => stem))
}
