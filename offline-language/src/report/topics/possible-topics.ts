import { capitalised } from '../../language/tokens/first-letter.js'
import { mean, nearness, vectorOf } from '../../language/encoder/sentence-vector.js'
import { hollow } from '../../language/phrases/topic-words.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { Word } from '../../language/tokens/language-model.js'
import type { Features } from '../learned/features.js'
import { articlesOf } from './articles.js'
import { cameFor } from './came-for.js'
import { inScenario } from './in-scenario.js'
import { joinedPhrases } from './joined-phrases.js'
import { mattersIn, turnsOf } from './matters.js'
import { namedByTitle } from './named-by-title.js'
import { openingThings } from './opening-things.js'
import type { TopicGroup } from './topic-groups.js'
import type { FoundTopic, PossibleTopic, Talked } from './possible-topic.js'
import { deniedIn, ofDecided, ofGroup, ofKinds, ofLabel, ofMentions } from './topic-features.js'
import { spokenPhrases } from './spoken-phrases.js'
import { isIdentifier, topicLabel, type TopicLabel } from './topic-label.js'
import { waysOfNaming } from './ways-of-naming.js'
import { isWholeClause } from './whole-clause.js'
import { withStems } from './with-stems.js'

/** To a title or points that there are not. */
const unknownNearness = 0.2

/** All that a talk could be about, each once. */
export function possibleTopics(talked: Talked): PossibleTopic[] {
  const { support, conversation } = talked
  const found = [
    ...namedByTitle(talked),
    ...cameFor(talked),
    ...matters(talked),
    ...things(talked),
    ...spokenPhrases(talked),
    ...joinedPhrases(talked),
    ...openingThings(talked),
    ...ofPoints(talked),
  ]
  const title = conversation.scenarioTitle ? vectorOf(conversation.scenarioTitle) : null
  const named = found.filter((one) => canBeTopic(one, conversation))
  const unique = [...Map.groupBy(named, ({ label }) => label.text.toLowerCase()).values()].map(merged)
  const scenarioOf = inScenario(talked.scenario)
  const centre = mean(unique.map(({ label }) => vectorOf(label.name)))
  const mostTurns = Math.max(1, ...unique.map(({ mentions }) => turnsOf(mentions)))
  return unique.map((one) => {
    const { label, mentions, features } = one
    const vector = vectorOf(label.name)
    const others = unique.filter((other) => other !== one)
    return {
      label,
      mentions,
      vector,
      features: {
        ...features,
        ...ofMentions(mentions, conversation),
        ...ofDecided(mentions, talked),
        ...ofLabel(label, talked),
        ...waysOfNaming(label, mentions),
        ...scenarioOf(label.name),
        centre: nearness(vector, centre),
        relative: turnsOf(mentions) / mostTurns,
        ...articlesOf(label, mentions),
        denied: deniedIn(label, mentions),
        shorter: Number(others.some((other) => isPart(label, other.label))),
        longer: Number(others.some((other) => isPart(other.label, label))),
        middle: support.middle ? nearness(vector, support.middle) : unknownNearness,
        nearest: Math.max(0, ...support.vectors.map((point) => nearness(vector, point))),
        title: title ? nearness(vector, title) : unknownNearness,
      },
    }
  })
}

/** "Need" has no word of its own: every sentence would be about it. */
const canBeTopic = (one: FoundTopic, conversation: Talked['conversation']): boolean =>
  contentStems(one.label.name).size > 0 &&
  !isIdentifier(one.label.text) &&
  !isWhoAnswers(one, conversation) &&
  !isWholeClause(one.label.name, one.mentions)

/** "Northern Coast Trains, how can I help?": a name of several words that is said only as the talk begins. */
function isWhoAnswers({ label, mentions }: FoundTopic, { turns }: Talked['conversation']): boolean {
  const lastOfGreeting = turns[1]?.index ?? 0
  return (
    /^\p{Lu}\S*(?: \p{Lu}\S*)+$/u.test(label.name) && mentions.every(({ turns: [turn = 0] }) => turn <= lastOfGreeting)
  )
}

/** What is found in several ways has the features of all and the most mentions. */
const merged = (same: readonly FoundTopic[]): FoundTopic => ({
  label: same[0]!.label,
  mentions: same.map(({ mentions }) => mentions).toSorted((a, b) => b.length - a.length)[0]!,
  features: same.reduce<Features>((all, { features }) => ({ ...all, ...features }), {}),
})

/** "Carpet" of "carpet quote". */
const isPart = ({ stems }: TopicLabel, whole: TopicLabel): boolean =>
  stems.length < whole.stems.length && stems.every((stem) => whole.stems.includes(stem))

const matters = ({ sentences }: Talked): FoundTopic[] =>
  mattersIn(sentences).map(({ label, mentions, isSaid }) => ({
    label,
    mentions,
    features: {
      matter: 1,
      matterSaid: Number(isSaid),
      unsaidMatter: Number(!isSaid),
      matterTurns: Math.log(1 + turnsOf(mentions)),
    },
  }))

const mostThings = 14

function things({ sentences, groups, language, importance }: Talked): FoundTopic[] {
  return groups.slice(0, mostThings).flatMap((group) => {
    const label = topicLabel(group.phrases)
    if (!label) return []
    const mentions = mentionsOf(group, label, sentences)
    return [
      {
        label,
        mentions,
        features: { ...ofGroup(group), ...ofKinds(group, label, language), importance: importance(group) },
      },
    ]
  })
}

/** The sentences that have the noun of a group: "documentation" has the stem of "document", and is another thing. */
function mentionsOf({ head, phrases }: TopicGroup, { name }: TopicLabel, sentences: readonly Sentence[]): Sentence[] {
  const named = phrases.filter(({ text }) => text.toLowerCase().endsWith(name.toLowerCase()))
  const lemmas = new Set((named.length > 0 ? named : phrases).flatMap(({ words }) => words.map(({ lemma }) => lemma)))
  const isNoun = ({ stem, pos, lemma }: Word) => stem === head && (pos !== 'NOUN' || lemmas.has(lemma))
  return sentences.filter(({ words }) => words.some(isNoun))
}

/** "Sentence", "sentences". */
const isHollow = (text: string): boolean => [text, text.replace(/s$/, '')].some((one) => hollow.has(one.toLowerCase()))

/** What a point could be named for; "date" alone names no topic. */
function ofPoints({ sentences, support }: Talked): FoundTopic[] {
  return support.titles.flatMap(({ text, score, kind }) => {
    const label = { text: capitalised(text), name: text, stems: [...contentStems(text)] }
    const mentions = withStems(sentences, label.stems)
    return label.stems.length > 0 && mentions.length > 0 && !isHollow(text)
      ? [{ label, mentions, features: { ofPoint: 1, pointScore: score, [`${kind}OfPoint`]: 1 } }]
      : []
  })
}
