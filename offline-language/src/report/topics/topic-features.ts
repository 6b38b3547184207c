import { rarityOf } from '../../language/encoder/rarity.js'
import { meansSomebody } from '../../language/phrases/persons.js'
import { isCommon } from '../../language/phrases/too-general.js'
import { stemOf } from '../../language/tokens/content-stems.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { LanguageModel } from '../../language/tokens/language-model.js'
import { isInPassing } from '../phrase/in-passing.js'
import { isSubject } from '../phrase/naming-phrase.js'
import type { Conversation } from '../read/conversation.js'
import type { Features } from '../learned/features.js'
import { turnsOf } from './matters.js'
import type { Talked } from './possible-topic.js'
import type { TopicGroup } from './topic-groups.js'
import type { TopicLabel } from './topic-label.js'

export function ofMentions(mentions: readonly Sentence[], { turns, sentences }: Conversation): Features {
  const count = turnsOf(mentions)
  const [first, last] = [mentions[0]?.at ?? 0, mentions.at(-1)?.at ?? 0].map((at) => at / Math.max(1, sentences.length))
  return {
    turns: Math.log(1 + count),
    share: count / Math.max(1, turns.length),
    single: Number(count === 1),
    both: Number(new Set(mentions.map(({ role }) => role)).size > 1),
    user: Number(mentions.some(({ role }) => role === 'user')),
    spread: last! - first!,
    first: first!,
    last: last!,
    asked: mentions.filter(({ isQuestion }) => isQuestion).length / Math.max(1, mentions.length),
    ofOthers: mentions.filter(({ text }) => ofOthers.test(text)).length / Math.max(1, mentions.length),
    planned: mentions.filter(({ text }) => plans.test(text)).length / Math.max(1, mentions.length),
    comesBack: Number(comesBack(mentions)),
    around: wordsAround(mentions, turns),
  }
}

/** "We could ask about the hall": something is to be done about it. */
const plans = /\b(?:we|i|you)(?:'ll|'d| will| would| could| can| need| want| should)\b/i

/** What share of the words is said in the turns that name it and in those that answer them. */
function wordsAround(mentions: readonly Sentence[], turns: Conversation['turns']): number {
  const named = new Set(mentions.map(({ turns: [turn] }) => turn))
  const wordsOf = (all: Conversation['turns']) => all.reduce((sum, { wordCount }) => sum + wordCount, 0)
  const around = turns.filter(({ index }, at) => named.has(index) || named.has(turns[at - 1]?.index))
  return wordsOf(around) / Math.max(1, wordsOf(turns))
}

const longestBreak = 3

/** Whether the talk comes back to it after some turns about something else. */
function comesBack(mentions: readonly Sentence[]): boolean {
  const turns = mentions.map(({ turns: [turn = 0] }) => turn).toSorted((a, b) => a - b)
  return turns.some((turn, at) => at > 0 && turn - turns[at - 1]! > longestBreak)
}

/** Whether what has it is what the talk comes to. */
export function ofDecided(mentions: readonly Sentence[], { decided }: Talked): Features {
  const chances = mentions.map(decided)
  return {
    decided: Math.max(0, ...chances),
    decidedInAll: Math.log(1 + chances.reduce((sum, chance) => sum + chance, 0)),
  }
}

/** "She's got a permanent contract": what a third person has. */
const ofOthers = /\b(?:he|she|they)(?:'s| is| has| have| had| was)? (?:an? |the |got )/i

/** In how many of its mentions it is said not to be: "I don't do discounts". */
export function deniedIn({ stems }: TopicLabel, mentions: readonly Sentence[]): number {
  const isDenied = ({ words }: Sentence) => {
    const at = words.findIndex(({ stem, lower }) => stems.includes(stem) || stems.includes(stemOf(lower)))
    const start = words.slice(0, Math.max(0, at)).findLastIndex(({ lower }) => endsClause.test(lower))
    return at > 0 && words.slice(start + 1, at).some(({ lower }) => denies.test(lower))
  }
  return mentions.filter(isDenied).length / Math.max(1, mentions.length)
}

const endsClause = /^(?:[,;:]|and|but|or|so|because)$/
const denies = /^(?:not|no|never|nor|neither|without)$/

const abstract = /(?:tion|sion|ment|ness|ity|ance|ence|al|age|ship)s?$/
const mostWords = 3
const usualLength = 10

export function ofLabel({ text, name, stems }: TopicLabel, { wanted, support }: Talked): Features {
  const points = support.pointsWith(stems)
  const rarities = name.split(' ').map(rarityOf)
  return {
    words: Math.min(mostWords, stems.length),
    letters: text.length / usualLength,
    wanted: Number(stems.every((stem) => wanted.has(stem))),
    partlyWanted: Number(stems.some((stem) => wanted.has(stem))),
    pointTitle: Number(support.isTitle(stems)),
    inPoints: Math.log(1 + points),
    inNoPoint: Number(points === 0),
    plural: Number(/[^s]s$/.test(name)),
    gerund: Number(/ing$/.test(name)),
    abstract: Number(abstract.test(name)),
    proper: Number(/^\p{Lu}/u.test(name)),
    rarest: Math.max(...rarities),
    rarity: rarities.reduce((sum, one) => sum + one, 0) / rarities.length,
  }
}

export function ofGroup({ phrases, sentences, isIntroduced }: TopicGroup): Features {
  const share = (is: (at: number) => boolean) => phrases.filter((_, at) => is(at)).length / phrases.length
  return {
    thing: 1,
    introduced: Number(isIntroduced),
    certain: share((at) => phrases[at]!.isCertain),
    hollow: share((at) => phrases[at]!.isHollow),
    place: share((at) => phrases[at]!.isPlace),
    common: share((at) => isCommon(phrases[at]!)),
    compound: share((at) => phrases[at]!.words.length > 1),
    passing: share((at) => isInPassing(phrases[at]!, sentences[at]!)),
    subject: share((at) => isSubject(phrases[at]!.words, sentences[at]!)),
    somebody: Number(meansSomebody(phrases[0]!.words.at(-1)!)),
  }
}

const mostAsked = 4

/** For what a second tagger takes the mentions: it is slow. */
export function ofKinds({ sentences }: TopicGroup, { name }: TopicLabel, language: LanguageModel): Features {
  const kinds = sentences.slice(0, mostAsked).map(({ text }) => language.nounKind(text, name))
  return {
    thingKind: kinds.filter((kind) => kind === 'thing').length / kinds.length,
    placeKind: kinds.filter((kind) => kind === 'place').length / kinds.length,
  }
}
