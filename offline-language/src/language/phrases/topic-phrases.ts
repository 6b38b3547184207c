import { loadWords } from '../../data/load-words.js'
import { type NounPhrase, nounPhrases } from './noun-phrases.js'
import type { Sentence } from '../sentences/sentence.js'
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
    const kept = withName(trimmed(phrase.words), words)
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
  return isName && isTooGeneral(kept) && !partsOfDay.test(kept.at(-1)!.lower) ? [name, ...kept] : kept
}

const partsOfDay = /^(?:mornings?|afternoons?|evenings?|nights?|lunch|noon|times?|off)$/

/** "Law" of "brother-in-law". */
function isPartOfCompound(phrase: readonly Word[], words: readonly Word[]): boolean {
  const [start, end] = [words.indexOf(phrase[0]!), words.indexOf(phrase.at(-1)!)]
  return (start === end && words[start - 1]?.text === '-') || words[end + 1]?.text === '-'
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
  while (from < to && (isOutside(words[from]) || (from < to - 1 && emptyLead.has(words[from]?.lower ?? '')))) from++
  return words.slice(from, to)
}

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
    !/^(?:things?|stuff|ones?|nights?|mornings?|evenings?|afternoons?|lunch|lunchtime)$/.test(last.lower) &&
    !words.some(({ lower }) => units.has(lower) || greetings.has(lower))
  )
}

function isDeterminer(word: Word | undefined): boolean {
  return word !== undefined && (word.pos === 'DET' || /^(?:my|your|our|his|her|its|their|'s)$/.test(word.lower))
}
