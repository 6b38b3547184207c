import { isNoun, nominatives } from '../../language/clauses/clause-words.js'
import { clauseAt, mainClause } from '../../language/clauses/main-clause.js'
import { isFormOfBe, isModal } from '../../language/clauses/verb-forms.js'
import type { Cast } from '../../language/names/cast.js'
import { isWeekday } from '../../language/tokens/calendar.js'
import { meansSomebody } from '../../language/phrases/persons.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { Word } from '../../language/tokens/language-model.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { loadWords } from '../../data/load-words.js'

const { loose, cutOff, shortened } = loadPatterns('doubts', 'loose', 'cutOff', 'shortened')
const lists = loadWords('doubts', 'pronouns', 'ofState')
const pronouns: ReadonlySet<string> = new Set(lists.pronouns)
const ofState: ReadonlySet<string> = new Set(lists.ofState)

const hadAThing = /\bwould (?:an?|the|my|our|no|two|three|four|five|six|seven|eight|nine|ten|\d+)\b/i
const slip = /, sorry,/i

type Doubt = readonly [name: string, holds: (sentence: Sentence, cast: Cast) => boolean]

/** Why a whole sentence may still mean something else once it is retold: it is quoted then. */
const doubts: readonly Doubt[] = [
  ['a pronoun without its noun', ({ words }) => words.some((_, at) => isUnresolved(words, at))],
  ['an instruction, told as a fact', ({ words }) => isInstruction(words)],
  ['a first word that may be no name', ({ words: [first] }, cast) => first !== undefined && isLooseName(first, cast)],
  ['"it is done" or "it has done"', ({ text }) => shortened.test(text)],
  ['a leftover of speech', ({ text }) => loose.test(text)],
  ['a courtesy or a feeling that is a phrase', ({ text }) => /^(?:I am|we are) (?:afraid|sorry|sure)\b/i.test(text)],
  ['"I\'d two", which is "had"', ({ text }) => hadAThing.test(text)],
  ['two figures, of which one is a slip', ({ text }) => slip.test(text)],
  ['"show you idle time", which has no verb', ({ words }) => words.some((_, at) => isGivenAct(words, at))],
  ['a cut end', ({ text }) => cutOff.test(text)],
]

/** The first reason to quote a sentence whose words are whole; null if there is none. */
export function doubtOf(sentence: Sentence, cast: Cast): string | null {
  return doubts.find(([, holds]) => holds(sentence, cast))?.[0] ?? null
}

/** "It", "that" or "her" with no noun before: whether the word needs an earlier sentence. */
export function isUnresolved(words: readonly Word[], at: number): boolean {
  const { lower } = words[at]!
  if (!pronouns.has(lower)) return false
  const before = words.slice(0, at)
  return (rules.find(([of]) => of.has(lower))?.[1] ?? isLoose)(words, at, before)
}

type Rule = (words: readonly Word[], at: number, before: readonly Word[]) => boolean

const isLoose: Rule = (_words, _at, before) => !before.some((word) => isNoun(word) && word.lower !== 'meantime')
const rules: readonly (readonly [ReadonlySet<string>, Rule])[] = [
  [
    new Set(['one', 'ones']),
    (words, at, before) =>
      !(/^(?:new|another|different)$/.test(words[at - 1]?.lower ?? '') && before.some(isNoun)) &&
      !/^(?:NOUN|ADJ|NUM|PROPN|SYM)$/.test(words[at + 1]?.pos ?? '') &&
      words[at + 1]?.lower !== 'of',
  ],
  [
    new Set(['this', 'that', 'these', 'those']),
    (words, at) =>
      !isNounSoon(words, at + 1) && (at === 0 || clauseAt(words, at + 1) === null) && !isRelative(words, at),
  ],
  [
    new Set(['there']),
    (words, at, before) => at > 0 && !isFormOfBe(words[at + 1]) && !isFormOfBe(words[at - 1]) && !before.some(isNoun),
  ],
  [new Set(['he', 'she', 'him', 'her', 'his', 'hers']), (_words, _at, before) => !before.some(isPerson)],
  [
    new Set(['it']),
    (words, at, before) =>
      !before.some((word) => isNoun(word) && !isPerson(word)) && !isEmptySubject(words[at + 1], words[at + 2]),
  ],
]

/** "The card that expired", "the card that I lost". */
function isRelative(words: readonly Word[], at: number): boolean {
  const next = words[at + 1]
  const isClause = next?.pos === 'VERB' || next?.pos === 'AUX' || nominatives.has(next?.lower ?? '')
  return isNoun(words[at - 1]) && isClause
}

function isPerson(word: Word): boolean {
  return (word.pos === 'PROPN' && !isWeekday(word.lower)) || meansSomebody(word)
}

export function hasUnresolved(words: readonly Word[]): boolean {
  return words.some((_, at) => isUnresolved(words, at))
}

/** "It takes an hour", "it is important to rest". */
function isEmptySubject(next: Word | undefined, after: Word | undefined): boolean {
  return (
    isFormOfBe(next) &&
    /^(?:important|possible|better|best|worth|hard|easy|raining|late|cold|hot|time)$/.test(after?.lower ?? '')
  )
}

function isNounSoon(words: readonly Word[], at: number): boolean {
  const next = words.slice(at, at + 3).find(({ pos }) => pos !== 'ADJ' && pos !== 'NUM' && pos !== 'ADV')
  return isNoun(next) && !/^(?:tonight|today|tomorrow|yesterday|way|back)$/.test(next?.lower ?? '')
}

/** "We could show you idle time": the noun is tagged as a verb. */
function isGivenAct(words: readonly Word[], at: number): boolean {
  const gives = /^(?:show|give|send|tell|bring|offer|save|lend|cost|buy)$/.test(words[at]!.lower)
  return gives && words[at + 1]?.lower === 'you' && words[at + 2]?.pos === 'VERB'
}

/** "You send me photos": who says so to the listener asks for it. */
function isInstruction(words: readonly Word[]): boolean {
  const main = mainClause(words)
  const verb = main && words[main.verb]
  if (!verb || words[main.subject]?.lower !== 'you' || verb.pos !== 'VERB') return false
  return !isModal(verb) && verb.lower === verb.lemma && !ofState.has(verb.lower)
}

/** "Half past seven", "Corn cobs": a capital at the beginning of a sentence says nothing. */
function isLooseName({ pos, lower }: Word, { nameParts }: Cast): boolean {
  return pos === 'PROPN' && !nameParts.has(lower) && !/^(?:dr|mr|mrs|ms|i)\b/.test(lower)
}
