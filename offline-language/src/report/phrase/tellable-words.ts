import { lowerFirst } from '../../language/tokens/first-letter.js'
import { loadPhrases } from '../../data/load-phrases.js'
import { nounPhrases, feelingOf } from '../../language/phrases/noun-phrases.js'
import { isAnnouncement } from './announcement.js'
import { openings } from './openings.js'
import { pointing } from '../../language/clauses/clause-words.js'
import { mainClause } from '../../language/clauses/main-clause.js'
import { isFormOfBe } from '../../language/clauses/verb-forms.js'
import type { Cast } from '../../language/names/cast.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { Word } from '../../language/tokens/language-model.js'

const groups = new Set(['all', 'people', 'guys', 'lot', 'both'])
/** What a company has done, not the one who answers its phone. */
const doneByCompany = new Set(
  'delivered charged shipped billed cancelled lost broke damaged installed raised closed sold delayed'.split(' '),
)
const untold = loadPhrases('untold', 'smallTalk', 'courtesy', 'procedure', 'pointing', 'generic')

const introduced = /\b(?:it is|this is|I am|(?:talking|speaking) to) (?:(?:dr|mrs?|ms|miss)\.? )?(\p{L}+)/iu
const longestPointing = 14
const longestCourtesy = 8
const fewestStems = 3

type Reason = readonly [name: string, holds: (sentence: Sentence, cast: Cast) => boolean]

/** The reasons to leave a sentence out of a report, as a paraphrase and as a quote. */
const reasons: readonly Reason[] = [
  [
    'small talk',
    (sentence) =>
      (untold.smallTalk.startOf(sentence.text) && !isAnnouncement(sentence)) || /\bmy name\b/i.test(sentence.text),
  ],
  ['courtesy', ({ text, words }) => words.length <= longestCourtesy && untold.courtesy.startOf(withoutOpinion(text))],
  ['procedure of the call', ({ text }) => untold.procedure.in(text)],
  [
    'points at the room',
    ({ text, words }) => words.length < longestPointing && !/\d/.test(text) && untold.pointing.in(text),
  ],
  ['introduction', ({ text }, { nameParts }) => nameParts.has(introduced.exec(text)?.[1]?.toLowerCase() ?? '')],
  ['no content', ({ words, stems }) => stems.size < fewestStems && !hasContent(words)],
]

function withoutOpinion(text: string): string {
  return text.slice(openings.opinion.startIn(text).length).trimStart()
}

/** Something that has a name: a thing, a feeling, a day, a figure. */
function hasContent(words: readonly Word[]): boolean {
  const isNamed = words.some(({ pos }, at) => at > 0 && (pos === 'PROPN' || pos === 'NUM'))
  return isNamed || nounPhrases(words).length > 0 || feelingOf(words) !== null
}

/** The first reason for which a sentence is left out; null if there is none. */
export function reasonToOmit(sentence: Sentence, cast: Cast): string | null {
  return reasons.find(([, holds]) => holds(sentence, cast))?.[0] ?? null
}

const reasonsToQuote: readonly Reason[] = [
  // "They" is the speaker in a retelling, so it cannot be someone else as well.
  ['a third "they"', ({ words }) => words.some(({ lower }) => /^(?:they|them|their|theirs|themselves)$/.test(lower))],
  [
    'a speaker is called',
    ({ words }, { nameParts }) => words.some(({ lower }, at) => nameParts.has(lower) && !isSubject(words, at)),
  ],
  ['"you" is anybody', ({ text, words, role }) => untold.generic.in(text) || (role === 'user' && isAnybody(words))],
  ['"at yours", which is a house', ({ text }) => /\byours\b/i.test(text)],
  ['"instead of us going"', ({ text }) => /\b(?:instead of|without|rather than) (?:us|me) \w+ing\b/i.test(text)],
  ['"you" is a company or a group', ({ words, role }) => role === 'user' && words.some(isOfGroup)],
  [
    '"my wife and I"',
    ({ text }) => /\band (?:I|me|you)$|\b(?:I|me|you) and\b|\band I (?:are|were)\b|^my \w+ and I\b/i.test(text),
  ],
]

/** The first reason why a sentence cannot be retold in the third person without a doubt about who is meant. */
export function reasonToQuote(sentence: Sentence, cast: Cast): string | null {
  return reasonsToQuote.find(([, holds]) => holds(sentence, cast))?.[0] ?? null
}

/** "Martha is fifty", not "Martha, I am": a name that the sentence is about. */
function isSubject(words: readonly Word[], at: number): boolean {
  return at === 0 && /^(?:is|has|was|had)$/.test(words[1]?.lower ?? '')
}

/** "You delivered", "you all": not the one who listens. */
function isOfGroup({ lower }: Word, at: number, words: readonly Word[]): boolean {
  const next = words[at + 1]?.lower ?? ''
  return lower === 'you' && (groups.has(next) || doneByCompany.has(next))
}

/** "When you lift your arm", of the speaker's own arm. */
function isAnybody(words: readonly Word[]): boolean {
  return words.some(
    ({ lower }, at) =>
      lower === 'you' && /^(?:when|if|where|as|like|how|whenever|once|until|than)$/.test(words[at - 1]?.lower ?? ''),
  )
}

const beforeSubject =
  /^(?:do|does|did|is|are|was|were|have|has|can|could|will|would|should|what|how|when|where|why|i|we|think|believe|that)$/

/** Whether its subject was named in an earlier sentence: "it hurts", "I think it was late", "is it far". */
export function pointsBack(words: readonly Word[]): boolean {
  const isLed = words.slice(0, 2).every(({ lower }) => beforeSubject.test(lower)) || words[0]?.pos === 'AUX'
  const start = isLed ? words.findIndex(({ lower }) => !beforeSubject.test(lower)) : 0
  const [first, second] = words.slice(Math.max(0, start))
  if (!first || !pointing.has(first.lower)) return false
  if (first.lower === 'there') return !isFormOfBe(second)
  const isDeterminer = /^(?:this|that|these|those)$/.test(first.lower)
  return !isDeterminer || !['NOUN', 'PROPN', 'ADJ', 'NUM'].includes(second?.pos ?? '')
}

/** Whether the words mean little without a sentence before them. */
export function pointsAway(words: readonly Word[]): boolean {
  return pointsBack(words) || isFragment(words)
}

const opensFragment = /^(?:whether|because|that|to|like|only|just|plus|than|any|with|without|if)$/

/** "Whether I can leave at one", "with a card": what only a question makes whole. */
export function isFragment(words: readonly Word[]): boolean {
  const [first] = words
  return (first?.pos === 'NUM' || opensFragment.test(first?.lower ?? '')) && mainClause(words) === null
}

/** The words after a phrase at the start of their text. */
export function wordsAfter(words: readonly Word[], phrase: string): readonly Word[] {
  if (phrase === '') return []
  let length = 0
  for (let at = 0; at < words.length; at++) {
    if (length >= phrase.length) return words.slice(at)
    length += (words[at]?.text.length ?? 0) + (words[at + 1]?.spaceBefore ? 1 : 0)
  }
  return []
}

export function decapitalised(words: readonly Word[]): readonly Word[] {
  const [first, ...rest] = words
  if (!first || first.pos === 'PROPN' || first.text === 'I' || /^[\p{Lu}\d]{2,}/u.test(first.text)) return words
  return [{ ...first, text: lowerFirst(first.text) }, ...rest]
}
