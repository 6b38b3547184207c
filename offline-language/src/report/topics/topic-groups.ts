import type { Conversation } from '../read/conversation.js'
import { meansSomebody } from '../../language/phrases/persons.js'
import type { Role, Sentence } from '../../language/sentences/sentence.js'
import { isInPassing, isRejected } from '../phrase/in-passing.js'
import { isIntroduced } from '../select/introduced.js'
import { isCommon } from '../../language/phrases/too-general.js'
import { type TopicPhrase, topicPhrases } from '../../language/phrases/topic-phrases.js'

/** The mentions of one noun. */
export interface TopicGroup {
  head: string
  first: number
  last: number
  roles: Set<Role>
  turns: Set<number>
  phrases: TopicPhrase[]
  sentences: Sentence[]
  /** Whether someone says that the conversation is about it. */
  isIntroduced: boolean
}

/** The nouns that could be topics, without names and without what only the agent's greeting mentions. */
export function topicGroups({ cast, turns }: Conversation, sentences: readonly Sentence[]): TopicGroup[] {
  const names = new Set([...cast.nameParts, ...(cast.organisation?.toLowerCase().split(' ') ?? [])])
  const greeting = turns[0]?.role === 'agent' ? turns[0].index : -1
  const groups = new Map<string, TopicGroup>()
  for (const sentence of sentences) {
    for (const phrase of topicPhrases(sentence)) {
      if (phrase.words.some(({ lower }) => names.has(lower)) || isPlaceName(phrase)) continue
      const group = groups.get(phrase.head) ?? emptyGroup(phrase.head, sentence.at)
      group.last = sentence.at
      group.roles.add(sentence.role)
      group.turns.add(sentence.turns[0] ?? 0)
      group.phrases.push(phrase)
      group.sentences.push(sentence)
      group.isIntroduced ||= isIntroduced(phrase, sentence)
      groups.set(phrase.head, group)
    }
  }
  return [...groups.values()].filter(
    ({ turns, phrases, isIntroduced, sentences: named }) =>
      phrases.some((phrase, at) => !isInPassing(phrase, named[at]!)) &&
      !isRejected(phrases.at(-1)!, named.at(-1)!) &&
      phrases.some(({ isHollow }) => !isHollow) &&
      (isIntroduced || !(turns.size === 1 && turns.has(greeting))) &&
      (isIntroduced || turns.size > 1 || phrases.some(isClear)),
  )
}

/** "Mill Lane", "Miller's": a street or a shop. */
function isPlaceName({ words }: TopicPhrase): boolean {
  const isStreet = /^(?:street|road|lane|avenue|square|drive)$/.test(words.at(-1)?.lower ?? '')
  return (
    words[0]?.pos === 'PROPN' &&
    (isStreet || words.every(({ text, pos }) => pos === 'PROPN' && /^\p{Lu}\p{Ll}/u.test(text)))
  )
}

/** What is mentioned once must be a thing for sure, and more than the place of another. */
function isClear({ isCertain, isPlace, words }: TopicPhrase): boolean {
  return words.length > 1 || (isCertain && !isPlace)
}

function emptyGroup(head: string, first: number): TopicGroup {
  return {
    head,
    first,
    last: first,
    roles: new Set(),
    turns: new Set(),
    phrases: [],
    sentences: [],
    isIntroduced: false,
  }
}

const nearby = 0.05
const least = 0.2
const leastOfSingle = 0.2
const leastOfReason = 0.75
const shareOfPerson = 0.2

/** "My wife": seldom what a conversation is about. */
function isPersons({ phrases, sentences }: TopicGroup, count: number): boolean {
  return (
    phrases.every(({ words: [word, ...more] }) => more.length === 0 && meansSomebody(word!)) &&
    new Set(sentences).size < count * shareOfPerson
  )
}

const isLong = ({ words }: TopicPhrase) => words.length > 1

/** The best topics first; `wanted` are the scenario's own words, `count` is the number of sentences. */
export function byRank(
  groups: readonly TopicGroup[],
  count: number,
  wanted: ReadonlySet<string>,
  importance: (group: TopicGroup) => number,
): TopicGroup[] {
  const rank = (group: TopicGroup) =>
    rankOf(group, count) * (least + importance(group)) * (wanted.has(group.head) ? 3 : group.isIntroduced ? 2 : 1)
  const isSide = ({ turns, head, first, last, phrases, isIntroduced }: TopicGroup) =>
    !isIntroduced &&
    turns.size <= 2 &&
    (last - first) / Math.max(1, count) < nearby &&
    !wanted.has(head) &&
    !phrases.some(isLong)
  const isSingle = (group: TopicGroup) =>
    Number(
      group.turns.size === 1 && !wanted.has(group.head) && !group.isIntroduced && importance(group) < leastOfReason,
    )
  const isPassing = (group: TopicGroup) =>
    isSingle(group) === 1 && !group.phrases.some(isLong) && importance(group) < leastOfSingle
  const isKept = (group: TopicGroup) => wanted.has(group.head) || !(isPassing(group) || isPersons(group, count))
  return groups
    .filter(isKept)
    .toSorted(
      (a, b) =>
        isSingle(a) - isSingle(b) || Number(isSide(a)) - Number(isSide(b)) || rank(b) - rank(a) || a.first - b.first,
    )
}

/** Ranks by the number of turns that name it: more if both sides do, less if all mentions are close together. */
function rankOf({ turns, roles, first, last, phrases }: TopicGroup, count: number): number {
  const isPassing = turns.size > 1 && (last - first) / Math.max(1, count) < 0.08
  const compounds = phrases.filter(({ words }) => words.length > 1).length
  return (
    turns.size *
    (roles.size > 1 ? 1.6 : 1) *
    (isPassing ? 0.5 : 1) *
    (1 + compounds / phrases.length / 2) *
    (phrases.some(({ isCertain }) => isCertain) ? 1 : 0.6) *
    (phrases.every(isCommon) || phrases.some(({ isHollow }) => isHollow) ? 0.4 : 1)
  )
}
