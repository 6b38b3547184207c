import { loadPatterns } from '../../data/load-patterns.js'
import { loadWords } from '../../data/load-words.js'
import { isNoun } from '../../language/clauses/clause-words.js'
import { isFormOfBe, isVerb } from '../../language/clauses/verb-forms.js'
import { wordsBefore } from '../../language/clauses/other-clause.js'
import { meansSomebody } from '../../language/phrases/persons.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { Word } from '../../language/tokens/language-model.js'
import { isUnresolved } from '../phrase/doubts.js'
import { isAsked } from '../../language/sentences/asked.js'
import { figuresOf } from '../phrase/figures.js'
import { isFragment } from './fragment.js'
import { isThing } from './incomplete.js'

const lists = loadWords('self-contained', 'male', 'female', 'several', 'groups', 'roles', 'times')
const setOf = (name: keyof typeof lists): ReadonlySet<string> => new Set(lists[name])
const [male, female, several, groups, roles, times] = (
  ['male', 'female', 'several', 'groups', 'roles', 'times'] as const
).map(setOf) as [Words, Words, Words, Words, Words, Words]
type Words = ReadonlySet<string>
const { verbLeftOut, answers, points, empty } = loadPatterns(
  'self-contained',
  'verbLeftOut',
  'answers',
  'points',
  'empty',
)

/** What a statement lacks: `before` are all words of it before the pronoun, of this sentence and of those before it. */
type Rule = readonly [pronouns: Words, lacks: (before: readonly Word[], words: readonly Word[], at: number) => boolean]

const pronouns: readonly Rule[] = [
  [new Set([...male, ...female]), (before) => !before.some(isPerson)],
  [several, (before) => !before.some(isSeveral)],
  [
    new Set(['it', 'its']),
    (before, words, at) => !before.some(isOneThing) && !isIntroduced(words, at) && !empty.test(textFrom(words, at)),
  ],
  [new Set(['one', 'ones']), (before, words, at) => isUnresolved(words, at) && !before.some(isNamed)],
  [
    new Set(['this', 'that', 'these', 'those']),
    (before, words, at) =>
      isUnresolved(words, at) && !isCounted(words, at) && !(before.some(isVerb) && before.some(isNamed)),
  ],
]

/** "This time", "those five", "there's this, the fridge". */
const isCounted = (words: readonly Word[], at: number): boolean =>
  words[at + 1]?.pos === 'NUM' || words[at + 1]?.lower === 'time' || (words[at + 1]?.lower === ',' && at > 1)

/** What a part of a sentence and an answer lack. */
export const lacks = { fragment: 'the rest of the sentence', question: 'the question' } as const

/** What the reader of a statement knows: the sentences before it, and who "he" and "she" are. */
interface Known {
  sentences?: readonly Sentence[]
  persons?: boolean
}

/** Why a statement, its sentences in their order, cannot be understood without what was said before it; null if it can. */
export function lackOf(sentences: readonly Sentence[], known: Known = {}): string | null {
  const [first] = sentences
  if (!first) return 'nothing'
  if (
    sentences.some(
      (one, at) => !isReply(one, sentences[at - 1]) && isFragment(one, sentences[at - 1], sentences[at + 1]),
    )
  )
    return lacks.fragment
  const start = openingLack(first)
  if (start) return start
  const missing = missingNoun(sentences, known)
  return missing === null ? null : `the noun of "${missing}"`
}

/** The first pronoun whose noun none of the sentences has before it; null if there is none. */
export function missingNoun(sentences: readonly Sentence[], known: Known = {}): string | null {
  const said: Word[] = (known.sentences ?? []).flatMap(({ words }) => words)
  const isKnown = ({ lower }: Word) => known.persons === true && (male.has(lower) || female.has(lower))
  for (const { words, meant } of sentences) {
    const missing = words.find(
      (word, at) => !isMeant(word.lower, meant) && !isKnown(word) && lacksNoun(said, words, at),
    )
    if (missing) return missing.lower
    said.push(...words)
  }
  return null
}

/** "Ninety, then.", after what the other speaker says. */
const isReply = (sentence: Sentence, before: Sentence | undefined): boolean =>
  before !== undefined &&
  before.role !== sentence.role &&
  (isAsked(before) || figuresOf(sentence.text).length > 0 || /^(?:no|not|never)\b/i.test(sentence.text))

/** "Her", which the quote shows with the name. */
function isMeant(lower: string, meant: Sentence['meant']): boolean {
  return (meant?.male !== undefined && male.has(lower)) || (meant?.female !== undefined && female.has(lower))
}

/** What only an answer begins with. */
function openingLack({ text }: Sentence): string | null {
  if (verbLeftOut.test(text)) return 'the verb of the question'
  if (answers.test(text)) return lacks.question
  return points.test(text) ? 'what it points at' : null
}

function lacksNoun(said: readonly Word[], words: readonly Word[], at: number): boolean {
  const { lower } = words[at]!
  const rule = pronouns.find(([of]) => of.has(lower))
  return rule?.[1]([...said, ...wordsBefore(words, at)], words, at) ?? false
}

/** Someone with a name or a role; "Thursdays" is tagged as a name, too. */
function isPerson(word: Word): boolean {
  return (word.pos === 'PROPN' && !times.has(word.lower)) || meansSomebody(word) || isOneOf(roles, word)
}

/** "The neighbours", "the council", "Brightdesk", but not "Mrs Penn". */
function isSeveral(word: Word, at: number, words: readonly Word[]): boolean {
  if (titles.test(words[at - 1]?.lower ?? '')) return false
  const isPlural = isNoun(word) && word.lower !== word.lemma && word.lower.endsWith('s') && isThing(word)
  return isPlural || isPerson(word) || isOneOf(groups, word)
}

const isOneOf = (words: Words, { lower, lemma }: Word): boolean => words.has(lower) || words.has(lemma)

/** A thing; a name only with an article: "the Fiesta". */
function isNamed(word: Word, at: number, words: readonly Word[]): boolean {
  if (!isThing(word) || times.has(word.lower) || meansSomebody(word) || isOneOf(roles, word)) return false
  return word.pos !== 'PROPN' || words[at - 1]?.pos === 'DET' || words[at - 1]?.pos === 'ADJ'
}

const isOneThing = (word: Word, at: number, words: readonly Word[]): boolean =>
  isNamed(word, at, words) && !(word.lower !== word.lemma && word.lower.endsWith('s'))

const titles = /^(?:mr|mrs|ms|miss|dr)\.?$/

/** "It is my daughter's party", "it's the boiler": the sentence itself says what it is. */
function isIntroduced(words: readonly Word[], at: number): boolean {
  const [next, after] = [words[at + 1], words[at + 2]]
  const isTold =
    isFormOfBe(next) &&
    ((after?.pos === 'DET' && !/^(?:every|all|each)$/.test(after.lower)) ||
      /^(?:my|your|our|about|because)$/.test(after?.lower ?? ''))
  return isTold && words.slice(at + 3).some(isNamed)
}

const textFrom = (words: readonly Word[], at: number): string =>
  words
    .slice(at, at + 5)
    .map(({ lower }) => lower)
    .join(' ')
