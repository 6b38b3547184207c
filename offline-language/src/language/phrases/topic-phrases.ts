import { loadWords } from '../../data/load-words.js'
import { type NounPhrase, nounPhrases } from './noun-phrases.js'
import type { Sentence } from '../sentences/sentence.js'
import { isMonth } from '../tokens/calendar.js'
import type { Word } from '../tokens/language-model.js'

const lists = loadWords(
  'topic-phrases',
  'hollow',
  'units',
  'atTheEnd',
  'emptyLead',
  'greetings',
  'asPartOf',
  'places',
  'common',
)
const hollow: ReadonlySet<string> = new Set(lists.hollow)
const units: ReadonlySet<string> = new Set(lists.units)
const atTheEnd: ReadonlySet<string> = new Set(lists.atTheEnd)
const emptyLead: ReadonlySet<string> = new Set(lists.emptyLead)
const greetings: ReadonlySet<string> = new Set(lists.greetings)
const asPartOf: ReadonlySet<string> = new Set(lists.asPartOf)
const places: ReadonlySet<string> = new Set(lists.places)
const common: ReadonlySet<string> = new Set(lists.common)

const longestDomain = 5

/** A noun phrase that a person could give as a topic. */
export interface TopicPhrase extends NounPhrase {
  /** Whether a word before it, such as "the" or "my", shows that it is a noun. */
  isCertain: boolean
  /** Too general to be a topic without a further noun: "test", "medical history". */
  isHollow: boolean
  /** Whether it only says where something is: "in the kitchen". */
  isPlace: boolean
}

/** The noun phrases of a sentence without those that name nothing: units, codes, greetings. */
export function topicPhrases({ words }: Pick<Sentence, 'words'>): TopicPhrase[] {
  const address = addressIn(words)
  return nounPhrases(words).flatMap((phrase) => {
    if (phrase.words.some((word) => address.has(word)) || isPartOfCompound(phrase.words, words)) return []
    const kept = withHyphen(withName(trimmed(phrase.words), words), words)
    const last = kept.at(-1)
    if (!last) return []
    const start = words.indexOf(kept[0]!)
    const complement = asPartOf.has(last.lower) ? complementAt(words, words.indexOf(last) + 1) : []
    if (complement.length === 0 && !isNameable(kept)) return []
    const all = [...kept, ...complement]
    const before = words[start - 1]
    return [
      {
        text: all.map(({ text }) => text).join(' '),
        words: all,
        head: last.stem,
        isCertain: isDeterminer(before) || kept.length > 1,
        isHollow: isTooGeneral(all),
        isPlace: places.has((isDeterminer(before) ? words[start - 2] : before)?.lower ?? ''),
      },
    ]
  })
}

/** "Lindgren project", "Saturday shift": a name makes a general noun special, but "Friday morning" is only a time. */
function withName(kept: readonly Word[], words: readonly Word[]): readonly Word[] {
  const name = words[words.indexOf(kept[0]!) - 1]
  const isName = name?.pos === 'PROPN' && /^\p{Lu}\p{Ll}+$/u.test(name.text) && words.indexOf(name) > 0
  if (isName && kept.length === 1 && isMonth(name.lower) && name.lower !== 'may') return [name, ...kept]
  return isName && isTooGeneral(kept) && !partsOfDay.test(kept.at(-1)!.lower) ? [name, ...kept] : kept
}

/** "Long-term sugar": what stands before the hyphen belongs to it. */
function withHyphen(kept: readonly Word[], words: readonly Word[]): readonly Word[] {
  const [first, ...rest] = kept
  const at = first ? words.indexOf(first) : -1
  const [before, hyphen] = [words[at - 2], words[at - 1]]
  if (!first || !before || hyphen?.text !== '-') return kept
  const [text, lower] = [`${before.text}-${first.text}`, `${before.lower}-${first.lower}`]
  return [{ ...first, text, lower, lemma: lower, stem: lower }, ...rest]
}

const partsOfDay = /^(?:mornings?|afternoons?|evenings?|nights?|lunch|noon|times?|off)$/

/** "Law" of "brother-in-law". */
function isPartOfCompound(phrase: readonly Word[], words: readonly Word[]): boolean {
  const [start, end] = [words.indexOf(phrase[0]!), words.indexOf(phrase.at(-1)!)]
  // "Month-end" is one thing.
  const isWhole = /^(?:NOUN|ADJ)$/.test(words[start - 2]?.pos ?? '') && words[start - 3]?.text !== '-'
  return (start === end && words[start - 1]?.text === '-' && !isWhole) || words[end + 1]?.text === '-'
}

/** "Sales at red barn dot com": the words of an address. */
function addressIn(words: readonly Word[]): ReadonlySet<Word> {
  const dot = words.findIndex(({ lower }, at) => lower === 'dot' && at > 0)
  if (dot < 0) return new Set()
  const at = words.findLastIndex(({ lower }, place) => lower === 'at' && place < dot)
  const isNear = at > 0 && dot - at <= longestDomain
  return new Set(words.slice(isNear ? at - 1 : dot - 2, dot + 4))
}

/** Whether the noun is so general that it needs more mentions than others. */
export function isCommon({ words }: NounPhrase): boolean {
  return words.length === 1 && common.has(words[0]?.lower ?? '')
}

/** Whether the last word needs a noun before it that says more: "heart exam", but not "medical history". */
export function isTooGeneral(words: readonly Word[]): boolean {
  const last = words.at(-1)
  const says = (word: Word) => word.pos !== 'ADJ' && !isHollow(word)
  return last !== undefined && isHollow(last) && !words.slice(0, -1).some(says)
}

function isHollow({ lower, lemma }: Word): boolean {
  return hollow.has(lower) || hollow.has(lemma)
}

function trimmed(words: readonly Word[]): readonly Word[] {
  let [from, to] = [0, words.length]
  while (to > from && (isOutside(words[to - 1]) || atTheEnd.has(words[to - 1]?.lower ?? ''))) to--
  if (isCountedKind(words.slice(from, to))) return words.slice(from, to)
  if (isOfAct(words.slice(from, to))) from++
  while (from < to && (isOutside(words[from]) || (from < to - 1 && emptyLead.has(words[from]?.lower ?? '')))) from++
  return words.slice(from, to)
}

/** "Six digit code" is one code. */
const isCountedKind = ([first, second, ...rest]: readonly Word[]): boolean =>
  rest.length > 0 && first?.pos === 'NUM' && isSingular(second) && isSingular(rest.at(-1))

/** "Comfortable lending money" is no kind of lending. */
const isOfAct = ([first, second, ...rest]: readonly Word[]): boolean =>
  rest.length > 0 && first?.pos === 'ADJ' && second?.lower.endsWith('ing') === true

const isSingular = (word: Word | undefined): boolean => word?.pos === 'NOUN' && !/s$/.test(word.lower)

function isOutside(word: Word | undefined): boolean {
  return !word || word.pos === 'NUM' || greetings.has(word.lower) || !isWord(word)
}

/** "B12" and "x-ray" are words, "4471" and "a4471" are codes. */
function isWord({ text }: Word): boolean {
  return /^\p{L}/u.test(text) && (text.match(/\d/g)?.length ?? 0) <= 2
}

/** "Shortness" needs "of breath". */
function complementAt(words: readonly Word[], end: number): readonly Word[] {
  if (words[end]?.lower !== 'of') return []
  const [next] = nounPhrases(words.slice(end + 1, end + 4))
  const isNext = next && next.words.length <= 2 && words[end + 1] === next.words[0]
  return isNext ? [words[end], ...next.words] : []
}

function isNameable(words: readonly Word[]): boolean {
  const last = words.at(-1)!
  return (
    !asPartOf.has(last.lower) &&
    !/^(?:things?|stuff|ones?|lunch|lunchtime)$/.test(last.lower) &&
    (!/^(?:nights?|mornings?|evenings?|afternoons?)$/.test(last.lower) || isKindOfTime(words)) &&
    !words.some(({ lower }) => units.has(lower) || greetings.has(lower))
  )
}

/** "Outdoor mornings", but not "late nights" and "Friday evening". */
const isKindOfTime = ([first, ...rest]: readonly Word[]): boolean =>
  rest.length === 1 &&
  first!.pos === 'ADJ' &&
  !/^(?:late|early|same|good|next|last|other|every|first|second|only|long|whole|bad|new)$/.test(first!.lower)

function isDeterminer(word: Word | undefined): boolean {
  return word !== undefined && (word.pos === 'DET' || /^(?:my|your|our|his|her|its|their|'s)$/.test(word.lower))
}
