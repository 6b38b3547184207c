import type { Cast } from '../../language/names/cast.js'
import { isFiniteVerb } from '../../language/phrases/finite-verb.js'
import { meansSomebody } from '../../language/phrases/persons.js'
import { type TopicPhrase, topicPhrases } from '../../language/phrases/topic-phrases.js'
import { isAsked } from '../../language/sentences/asked.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { isMonth, isWeekday } from '../../language/tokens/calendar.js'
import type { Word } from '../../language/tokens/language-model.js'
import { written } from '../../language/tokens/written.js'
import { isAbuse } from '../phrase/in-passing.js'
import type { Mentions } from '../phrase/mentions.js'
import { isNaming } from '../phrase/naming-phrase.js'
import { isNegatedAt } from './negated.js'
import { thingAt } from './thing-at.js'
import { isVocative } from './vocative.js'

/** A thing that could name a point, with the words around its noun that belong to it. */
export interface NamedThing {
  text: string
  sentence: Sentence
  phrase: TopicPhrase
}

/** The things of a sentence, each also with what its noun is of, for or at: "rapid", "rapid at Monnington". */
export const thingsIn = (sentence: Sentence, cast: Cast, mentions: Mentions): NamedThing[] =>
  topicPhrases(sentence)
    .filter((phrase) => canName(phrase, sentence, cast, mentions))
    .flatMap((phrase) => {
      const text = wholeText(phrase, sentence)
      const more = complementOf(phrase, sentence)
      return [{ text, sentence, phrase }, ...(more ? [{ text: `${text} ${more}`, sentence, phrase }] : [])]
    })

function canName(phrase: TopicPhrase, sentence: Sentence, cast: Cast, mentions: Mentions): boolean {
  if (
    isAbuse(phrase) ||
    isVocative(phrase, sentence) ||
    isDoneBySomebody(phrase, sentence) ||
    isGoingOn(phrase, sentence)
  )
    return false
  if (mentions(phrase).count < 2 && isAside(phrase, sentence)) return false
  if (isReporter(phrase, sentence) || isOfOne(phrase, sentence) || isJoke(phrase, sentence, mentions)) return false
  if (!isAsked(sentence) && isNegatedAt(sentence, sentence.words.indexOf(phrase.words[0]!))) return false
  if (phrase.words.length === 1 && mentions(phrase).isName && !isAsked(sentence)) return false
  return isNaming(phrase, sentence, cast)
}

const ofPast = /\b(?:last time|used to|years ago|back then|for (?:\w+ )?years)\b/i
const ofThird = /\b(?:he|she|they) (?:\w+ )?(?:drove|used|had|was|were|read|went|worked|liked|loved|always|never)\b/i

/** "They took it, with a hire car, last time", "he drove the library for years": said once, of another time. */
const isAside = ({ words: [first] }: TopicPhrase, { text, words }: Sentence): boolean =>
  ofPast.test(text) || ofThird.test(written(words.slice(0, words.indexOf(first!))))

const reports = /^(?:says?|said|thinks?|thought|reckons?|tells?|told|knows?|knew|wants?|panics?)$/

/** "My sister says fifty": somebody who is not here. */
const isReporter = ({ words: named }: TopicPhrase, { words }: Sentence): boolean =>
  meansSomebody(named.at(-1)!) && reports.test(words[words.indexOf(named.at(-1)!) + 1]?.lower ?? '')

/** "The plastic one": what it is like. */
const isOfOne = ({ words: named }: TopicPhrase, { words }: Sentence): boolean =>
  /^ones?$/.test(words[words.indexOf(named.at(-1)!) + 1]?.lower ?? '')

/** "What am I supposed to do, write poetry?", "they would have built the pyramids by now". */
function isJoke(phrase: TopicPhrase, { text }: Sentence, mentions: Mentions): boolean {
  if (/\bsupposed to do\b/i.test(text)) return true
  return mentions(phrase).count < 2 && /\bwould have \p{L}+ .*\bby now\b/iu.test(text)
}

const saysLittle = /^(?:other|same|whole|only|last|next|good|bad|great|best|free|actual|real|'s)$/
const mostBefore = 3
const opensPhrase = /^(?:the|an?|my|your|our|his|her|its|their|this|that|these|those|some|any)$/
/** "A bit more shading", "the stupid bill". */
const startsEmpty = /^(?:bit|lot|more|less|own|few|little|other|same|whole|stupid|bloody|pure|superior|sheer|silly)$/
const finite = /^(?:went|got|came|said|took|gave|ran|sat|told|kept|felt|knew|saw|made|had|has|have|is|are|was|were)$/
const insidePhrase = /^(?:NOUN|PROPN|ADJ|VERB)$/
const inflected = /(?:s|ed)$/

const canBeBefore = ({ pos, lower }: Word): boolean =>
  insidePhrase.test(pos) && !(pos === 'VERB' && inflected.test(lower)) && !finite.test(lower) && !saysLittle.test(lower)

/** "Welcome music" of "the welcome music": all between an article and the thing. */
function wholeText({ text, words: [first] }: TopicPhrase, { words }: Sentence): string {
  const start = words.indexOf(first!)
  const near = words.slice(Math.max(0, start - mostBefore), start)
  const opening = near.findLastIndex(({ lower }) => opensPhrase.test(lower))
  const after = near.slice(opening + 1)
  const from = after.findIndex(({ lower }) => !startsEmpty.test(lower))
  const more = from < 0 ? [] : after.slice(from)
  const isWhole = opening >= 0 && more.every((word) => canBeBefore(word) && !isFiniteVerb(words, words.indexOf(word)))
  return isWhole ? [...more.map((word) => word.text), text].join(' ') : text
}

const complements = /^(?:of|for|at|in|with|from|to|about|on|under|without)$/
const determiners = /^(?:the|an?|my|your|our|his|her|its|their|each|every|some)$/
const owners = /^(?:my|your|our|his|her|its|their)$/

/** "Of the house" behind "keys": with "the" in place of an owner. */
function complementOf({ words: named }: TopicPhrase, { words }: Sentence): string | null {
  const at = words.indexOf(named.at(-1)!) + 1
  const preposition = words[at]
  if (at === 0 || !preposition || !complements.test(preposition.lower)) return null
  const article = words[at + 1]
  const start = determiners.test(article?.lower ?? '') ? at + 2 : at + 1
  const of = thingAt(words, start)
  if (of.length === 0 || isOfTime(of) || of.some(meansSomebody) || isHandedTo(preposition, named, words)) return null
  const lead = start === at + 1 ? [] : [owners.test(article!.lower) ? 'the' : article!.lower]
  return [preposition.lower, ...lead, written(of)].join(' ')
}

const hands = /^(?:give|take|send|bring|pass|show|forward|hand|pay|put|write|explain)$/

/** "I'll take the figures to Annette": to whom belongs to the verb. */
function isHandedTo({ lower }: Word, [first]: readonly Word[], words: readonly Word[]): boolean {
  const verb = words.slice(0, words.indexOf(first!)).findLast(({ pos }) => !/^(?:DET|ADJ|NOUN|PRON)$/.test(pos))
  return lower === 'to' && verb !== undefined && hands.test(verb.lemma)
}

const isOfTime = (words: readonly Word[]): boolean =>
  words.some(
    ({ lower }) => isWeekday(lower) || isMonth(lower) || /^(?:moment|time|morning|end|way|day|week|age)s?$/.test(lower),
  )

/** "The numbers started swimming": no swimming. */
function isGoingOn({ words: named }: TopicPhrase, { words }: Sentence): boolean {
  const [first] = named
  const before = words[words.indexOf(first!) - 1]?.lemma ?? ''
  return first!.lower.endsWith('ing') && /^(?:start|begin|stop|keep|finish|go|come|be)$/.test(before)
}

/** "When Anita talks over him", "my friend Ola rides with": the last word is a verb. */
function isDoneBySomebody({ words: named }: TopicPhrase, { words }: Sentence): boolean {
  const at = words.indexOf(named.at(-1)!)
  const [before, doer, , next] = [words[at - 2], words[at - 1], words[at], words[at + 1]]
  return (
    doer?.pos === 'PROPN' &&
    /^\p{Lu}\p{Ll}/u.test(doer.text) &&
    /^(?:ADP|ADV|DET|PRON|PART)$/.test(next?.pos ?? '') &&
    !/^(?:DET|ADP|VERB|AUX|ADJ)$/.test(before?.pos ?? '')
  )
}
