import type { Cast } from '../../language/names/cast.js'
import { meansSomebody } from '../../language/phrases/persons.js'
import type { TopicPhrase } from '../../language/phrases/topic-phrases.js'
import { isAsked } from '../../language/sentences/asked.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { isMonth } from '../../language/tokens/calendar.js'
import type { Word } from '../../language/tokens/language-model.js'
import { money, nameless, saysNothing } from './general-nouns.js'

/** A thing: no speaker, no other person, no measure and no verb that is taken for a noun. */
export function isNaming({ words: named, isHollow }: TopicPhrase, sentence: Sentence, { nameParts }: Cast): boolean {
  const { words } = sentence
  const [first, last] = [named[0]!, named.at(-1)!]
  if (named.some((word) => nameParts.has(word.lower) || money.test(word.lower) || word.lower === "'s")) return false
  if (nameless.test(last.lower) || isMonth(last.lower) || nameless.test(first.lower)) return false
  if (isBesides(last, named, sentence) || isCut(named, sentence)) return false
  if (isHollow && (saysNothing.test(last.lower) || last.pos === 'PROPN')) return false
  // "Leeds", "Stefano".
  if (named.every(({ pos, text }) => pos === 'PROPN' && /^\p{Lu}\p{Ll}/u.test(text)) && words.indexOf(first) > 0)
    return false
  return first.pos !== 'VERB' && !isUnfit(words[words.indexOf(first) - 1]?.lower ?? '', named, sentence)
}

/** "21st work" of "would Tuesday the 21st work?", "cold looks" of "what cold looks like", "machine people". */
function isCut(named: readonly Word[], { words }: Sentence): boolean {
  const [first, last] = [named[0]!, named.at(-1)!]
  const next = words[words.indexOf(last) + 1]?.lower ?? ''
  const before = words[words.indexOf(first) - 1]?.lower ?? ''
  if (last.lower !== last.lemma && (object.test(next) || (named.length > 1 && next === 'at'))) return true
  return [before, first.lower].some((word) => dayOfMonth.test(word)) || (named.length > 1 && people.test(last.lower))
}

const object = /^(?:me|you|us|him|them|like)$/
const dayOfMonth = /^\d+(?:st|nd|rd|th)$/
const people = /^(?:people|person|guys?|ones?|lot|bit|thing|things|part)$/

/** A person whom the statement is not about; but "what did the parents say?" and "what about a carer?" are about them. */
const isBesides = (last: Word, named: readonly Word[], sentence: Sentence): boolean =>
  meansSomebody(last) &&
  !isSubject(named, sentence) &&
  !(isAsked(sentence) && (last.lower !== last.lemma || /^(?:and |so )?(?:what|how) about /i.test(sentence.text)))

/** Whether the word before a phrase shows that it is no thing that is talked about. */
function isUnfit(before: string, named: readonly Word[], sentence: Sentence): boolean {
  // "From school", "in tears".
  if (named.length === 1 && /^(?:at|from|to|after|in|into|by|on|off)$/.test(before)) return true
  // "How would that suit you?", but "what does it cost, this heat exchanger?"
  if (named.length === 1 && isAsked(sentence) && /^(?:that|it|this|there)$/.test(before)) return true
  return /^(?:will|would|can|could|to|per|been|am|are|not|i|we|you|they|he|she|nobody|somebody|everybody)$/.test(before)
}

/** "His grandmother died": what the statement is about. */
export const isSubject = ([first]: readonly Word[], { words }: Sentence): boolean => words.indexOf(first!) <= 1
