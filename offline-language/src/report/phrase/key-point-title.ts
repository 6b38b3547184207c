import type { Cast } from '../../language/names/cast.js'
import { capitalised } from '../../language/names/party.js'
import { discourseWords } from '../../language/tokens/stop-words.js'
import { plainText } from '../../language/markdown/escape-markdown.js'
import { type NounPhrase, nounPhrases } from '../../language/phrases/noun-phrases.js'
import { topicPhrases } from '../../language/phrases/topic-phrases.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { Word } from '../../language/tokens/language-model.js'
import { isAsked } from '../../language/sentences/asked.js'
import { generalNouns, lastNouns, money, nameless } from './general-nouns.js'
import { kindTitles, ownWords } from './kind-titles.js'
import { predicateTitle } from './predicate-title.js'
import type { Reported } from './reported.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { outcomes } = loadPatterns('key-point-title', 'outcomes')
const plans =
  /\b(?:we|I) (?:[a-z]+ )?(?:will|are going to|am going to|want to|would like to) (?!say|note|see|talk|look|ask|be|have|know|think|discuss|tell|take a|go|try|explain|listen|start with|do a|want)/i

/** A heading of a few words that is not in `used`: what was lost, asked, planned or found. */
export function keyPointTitle(
  point: Reported,
  company: readonly Sentence[],
  cast: Cast,
  weight: (phrase: NounPhrase) => number,
  used: ReadonlySet<string>,
): string {
  const { sentence } = point
  const own = phrasesOf(sentence, cast, weight)
  const others = company.filter((other) => other !== sentence).flatMap((other) => phrasesOf(other, cast, weight))
  const predicate = [predicateTitle(sentence.words) ?? []].flat()
  const titles = [
    ...(own.length === 0 ? predicate : []),
    ...nounTitles(point, own, others),
    ...predicate,
    ...generalNouns(sentence),
    ...kindTitles(sentence),
    ...lastNouns(sentence),
    ...ownWords,
  ]
  const title = titles
    .map((text) => capitalised(plainText(text)))
    .find((text) => text.length >= 3 && text.length <= 56 && !used.has(text.toLowerCase()))
  return title ?? `Further statement, turn ${(sentence.turns[0] ?? 0) + 1}`
}

/** Titles of the sentence's own phrases, then with those of its company, the best first. */
function nounTitles(point: Reported, own: readonly NounPhrase[], others: readonly NounPhrase[]): string[] {
  const [first, second] = own
  const more = [
    ...own.slice(1, 3).map((phrase) => titleOf(point, phrase)),
    ...others.slice(0, 3).map(({ text }) => text),
  ]
  if (!first) return more
  const single = titleOf(point, first)
  const pair =
    second && first.head !== second.head && isPair(point.sentence, first, second)
      ? [pairOf(point.sentence, first, second)]
      : []
  // A single noun is too short for a heading: "Ice" becomes "Ice and ibuprofen".
  const isShort = first.words.length === 1 && single === first.text
  const withOther =
    others[0] && others[0].head !== first.head && isPairable(others[0]) && isPairable(first)
      ? [`${first.text} and ${others[0].text}`]
      : []
  return [...(isShort ? [...pair, single] : [single, ...pair]), ...more, ...withOther]
}

/** The phrases that name something, without names, measures and places. */
function phrasesOf(sentence: Sentence, cast: Cast, weight: (phrase: NounPhrase) => number): NounPhrase[] {
  return topicPhrases(sentence)
    .filter(({ words, isHollow }) => !isHollow || words.length > 1)
    .filter(({ words }) => !words.some(({ lower }) => cast.nameParts.has(lower) || money.test(lower)))
    .filter(({ words }) => !nameless.test(words.at(-1)!.lower) && !nameless.test(words[0]!.lower))
    .filter(({ words }) => !isCalled(words, sentence.words) && !isVerbOf(words, sentence.words))
    .toSorted((a, b) => Number(a.isPlace) - Number(b.isPlace) || weight(b) - weight(a))
}

/** "I will text you", "I have been stewing": tagged as nouns. */
function isVerbOf([word, another]: readonly Word[], said: readonly Word[]): boolean {
  const before = said[said.indexOf(word!) - 1]
  if (another !== undefined || !before) return false
  return /^(?:will|can|could|would|should|to)$/.test(before.lower)
    ? before.pos !== 'ADP'
    : /^(?:been|am|are)$/.test(before.lower) && /ing$/.test(word!.lower)
}

/** "I am not camping, Ben": a name that only calls the listener. */
function isCalled([name, another]: readonly Word[], said: readonly Word[]): boolean {
  const at = said.indexOf(name!)
  const [before, after] = [said[at - 1]?.lower, said[at + 1]?.lower]
  return name?.pos === 'PROPN' && another === undefined && before === ',' && (after === undefined || after === ',')
}

/** Two things that belong together: neighbours, or two plain nouns, no names, dates or sums. */
function isPair({ words }: Sentence, a: NounPhrase, b: NounPhrase): boolean {
  const [from, to] = [a, b].map((phrase) => words.indexOf(phrase.words[0]!)) as [number, number]
  const isNext = Math.abs(from - to) <= Math.max(a.words.length, b.words.length)
  return isNext || (isPairable(a) && isPairable(b))
}

function isPairable({ words }: NounPhrase): boolean {
  return words.every(({ pos, lower }) => (pos === 'NOUN' || pos === 'ADJ') && !unpaired.test(lower))
}

const unpaired = /^(?:cause|money|book|heat)$/

/** Both phrases in the order in which they were said. */
function pairOf({ words }: Sentence, a: NounPhrase, b: NounPhrase): string {
  const [first, second] = words.indexOf(a.words[0]!) < words.indexOf(b.words[0]!) ? [a, b] : [b, a]
  const isNext = words.indexOf(first.words.at(-1)!) + 1 === words.indexOf(second.words[0]!)
  return isNext ? `${first.text} ${second.text}` : `${first.text} and ${second.text}`
}

function titleOf({ sentence, verb }: Reported, phrase: NounPhrase): string {
  const start = sentence.words.indexOf(phrase.words[0] ?? sentence.words[0]!)
  const before = sentence.words.slice(Math.max(0, start - 2), start).find(({ lower }) => outcomes.test(lower))
  const name = before ? `${before.lower} ${phrase.text}` : phrase.text
  if (verb === 'proposed') return `Proposal: ${name}`
  if (verb === 'refused') return `Refusal: ${name}`
  if (sentence.role === 'user' && (verb === 'wondered' || verb === 'wanted' || (verb === 'asked' && isAsked(sentence))))
    return `${/\b(?:can|could|would|will) you\b/i.test(sentence.text) ? 'Request' : 'Question'}: ${name}`
  if (verb === 'asked' && !isAsked(sentence)) return `Advice: ${name}`
  return sentence.role === 'agent' && plans.test(sentence.text) ? `Next step: ${name}` : name
}

/** Phrases of two or three words with a noun that occurs again make the best headings. */
export function phraseWeight(sentences: readonly Sentence[]): (phrase: NounPhrase) => number {
  const counts = new Map<string, number>()
  for (const { words } of sentences)
    for (const { head } of nounPhrases(words)) counts.set(head, (counts.get(head) ?? 0) + 1)
  return ({ head, words }) =>
    Math.min(4, counts.get(head) ?? 0) * 0.4 +
    (words.length === 2 || words.length === 3 ? 1.5 : 0) -
    (words.length > 3 ? 0.3 : 0) -
    (discourseWords.has(words.at(-1)?.lower ?? '') ? 0.8 : 0)
}
