import type { TopicScore } from '@clarity/contracts'
import { capitalised } from '../../language/names/party.js'
import { discourseWords } from '../../language/tokens/stop-words.js'
import { isAcknowledgement } from '../../language/sentences/acknowledgement.js'
import { plainText } from '../../language/markdown/escape-markdown.js'
import { evidenceFor, withoutRepeats } from '../read/evidence.js'
import type { LanguageModel } from '../../language/tokens/language-model.js'
import { type NounPhrase, nounPhrases } from '../../language/phrases/noun-phrases.js'
import type { Conversation } from '../read/conversation.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { isContent } from '../../language/tokens/is-content.js'
import { sentimentOf } from './turn-sentiment.js'
import { loadWords } from '../../data/load-words.js'

const lists = loadWords('topics', 'commonHeads')

export interface Topic {
  label: string
  /** Its form inside a sentence. */
  name: string
  stems: ReadonlySet<string>
  mentions: Sentence[]
  score: TopicScore
}

const mostTopics = 7
const fewestTopics = 3

/** The topics of the conversation: the scenario's own if they came up, then the most frequent ones. */
export function findTopics(conversation: Conversation, scenario: string, language: LanguageModel): Topic[] {
  const sentences = conversation.sentences.filter(({ stems }) => stems.size > 0)
  if (conversation.turns.length < 4) return []
  const wanted = scenarioStems(scenario, language)
  const groups = groupByHead(sentences)
  const names = new Set([
    ...conversation.cast.nameParts,
    ...(conversation.cast.organisation?.toLowerCase().split(' ') ?? []),
  ])
  const isNamed = (phrases: readonly NounPhrase[]) =>
    phrases.every(({ words }) => words.every(({ lower }) => names.has(lower)))
  const ranked = [...groups.values()]
    .filter(({ turns, phrases, head }) => turns.size >= (wanted.has(head) ? 1 : 2) && !isNamed(phrases))
    .map((group) => ({ ...group, rank: rankOf(group, sentences.length) * (wanted.has(group.head) ? 3 : 1) }))
    .toSorted((a, b) => b.rank - a.rank || a.first - b.first)
  // If few things are mentioned twice, a thing mentioned exactly once can still be a topic.
  const single = [...groups.values()].filter(
    ({ turns, phrases }) => turns.size === 1 && phrases.some(isSpecific) && !isNamed(phrases),
  )
  const topics: Topic[] = []
  for (const group of [...ranked, ...single.filter((group) => !ranked.some(({ head }) => head === group.head))]) {
    if (topics.length >= (group.turns.size > 1 ? mostTopics : fewestTopics)) break
    const label = labelOf(group.phrases)
    if (
      !label ||
      topics.some((topic) => topic.label === label.text || label.stems.every((stem) => topic.stems.has(stem)))
    )
      continue
    const stems = new Set(label.stems)
    const mentions = sentences.filter((sentence) => sentence.stems.has(group.head) || allStemsIn(sentence, group.head))
    const same = topics.find((topic) => sharedTurns(topic.mentions, mentions) > 0.7)
    if (same) continue
    topics.push({ label: label.text, name: label.name, stems, mentions, score: scoreOf(conversation, mentions) })
  }
  return topics
}

export function topicScores(topics: readonly Topic[]): Record<string, TopicScore> {
  return Object.fromEntries(topics.map(({ label, score }) => [label, score]))
}

const commonHeads: ReadonlySet<string> = new Set(lists.commonHeads)

function isSpecific({ words }: NounPhrase): boolean {
  return (
    words.length === 2 && words[0]?.pos === 'NOUN' && words[1]?.pos === 'NOUN' && !discourseWords.has(words[1].lower)
  )
}

/** Ranks by the number of turns that name it: more if both sides do, less if all mentions are close together. */
function rankOf({ turns, roles, first, last, head, phrases }: Group, count: number): number {
  const isPassing = (last - first) / Math.max(1, count) < 0.08
  return (
    turns.size *
    (roles.size > 1 ? 1.6 : 1) *
    (isPassing ? 0.5 : 1) *
    (phrases.some(({ words }) => words.length > 1) ? 1.3 : 1) *
    (commonHeads.has(head) ? 0.4 : 1)
  )
}

interface Group {
  head: string
  last: number
  roles: Set<string>
  first: number
  turns: Set<number>
  phrases: NounPhrase[]
}

function groupByHead(sentences: readonly Sentence[]): Map<string, Group> {
  const groups = new Map<string, Group>()
  for (const sentence of sentences) {
    for (const phrase of nounPhrases(sentence.words)) {
      const group = groups.get(phrase.head) ?? {
        head: phrase.head,
        first: sentence.at,
        last: sentence.at,
        roles: new Set<string>(),
        turns: new Set<number>(),
        phrases: [],
      }
      group.last = sentence.at
      group.roles.add(sentence.role)
      group.turns.add(sentence.turns[0] ?? 0)
      group.phrases.push(phrase)
      groups.set(phrase.head, group)
    }
  }
  return groups
}

/** The topic's name: "blood pressure" if most mentions have both words, else the noun alone. */
function labelOf(phrases: readonly NounPhrase[]): { text: string; name: string; stems: string[] } | null {
  const counts = new Map<string, { count: number; words: NounPhrase['words'] }>()
  for (const { words } of phrases) {
    for (let length = 1; length <= Math.min(3, words.length); length++) {
      const part = words.slice(-length)
      if (part[0]?.pos === 'NUM') continue
      const key = part.map(({ lower }) => lower).join(' ')
      counts.set(key, { count: (counts.get(key)?.count ?? 0) + 1, words: part })
    }
  }
  const best = [...counts.entries()]
    .filter(
      ([, { count, words }]) =>
        words.length === 1 || phrases.length === 1 || (count >= 2 && count >= phrases.length * 0.3),
    )
    .toSorted(([, a], [, b]) => b.words.length - a.words.length || b.count - a.count)[0]
  const words = best?.[1].words
  const text = plainText(words?.map((word) => word.text).join(' ') ?? '')
  if (!words || text.length < 3 || text.length > 40 || discourseWords.has(text.toLowerCase())) return null
  const isProper = words[0]?.pos === 'PROPN' || /^[\p{Lu}\d]{2}/u.test(text)
  return {
    text: capitalised(text),
    name: isProper ? text : text.charAt(0).toLowerCase() + text.slice(1),
    stems: words.map(({ stem }) => stem),
  }
}

function allStemsIn(sentence: Sentence, head: string): boolean {
  return sentence.words.some((word) => word.stem === head)
}

function sharedTurns(a: readonly Sentence[], b: readonly Sentence[]): number {
  const turns = new Set(a.map(({ turns: [turn] }) => turn))
  const others = new Set(b.map(({ turns: [turn] }) => turn))
  return [...others].filter((turn) => turns.has(turn)).length / Math.max(1, Math.max(turns.size, others.size))
}

function scoreOf({ turns, entries }: Conversation, mentions: readonly Sentence[]): TopicScore {
  const mentioning = new Set(mentions.flatMap((sentence) => sentence.turns))
  const touching = new Set(mentioning)
  turns.forEach((turn, at) => {
    const next = turns[at + 1]
    if (mentioning.has(turn.index) && next && next.role !== turn.role) touching.add(next.index)
  })
  const felt = turns.filter(
    ({ index, role, text }) => touching.has(index) && role === 'user' && !isAcknowledgement(text),
  )
  const share = turns.filter(({ index }) => touching.has(index)).length / Math.max(1, turns.length)
  return {
    sentiment: sentimentOf(felt.map(({ text }) => text)),
    frequency: Math.max(1, Math.min(100, Math.round(share * 100))),
    evidence: withoutRepeats(
      [...mentions]
        .sort(
          (a, b) =>
            Number(Boolean(a.heard)) - Number(Boolean(b.heard)) ||
            Number(b.role === 'user') - Number(a.role === 'user') ||
            b.stems.size - a.stems.size,
        )
        .flatMap((sentence) => evidenceFor(sentence, entries)),
      3,
    ),
  }
}

/** The scenario's words that can be a topic: from its title and its prompts. */
export function scenarioStems(scenario: string, language: LanguageModel): Set<string> {
  return new Set(
    language
      .tag(scenario.slice(0, 4000))
      .filter(
        (word) => isContent(word) && ['NOUN', 'PROPN', 'ADJ'].includes(word.pos) && !discourseWords.has(word.lower),
      )
      .map(({ stem }) => stem),
  )
}
