import { isNoun } from '../../language/clauses/clause-words.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import type { Piece } from '../moves/piece.js'
import { timesIn } from '../phrase/time-phrase.js'
import type { Conversation } from '../read/conversation.js'
import { isThing } from '../select/incomplete.js'
import { missingNoun } from '../select/self-contained.js'
import type { Act } from './act.js'
import { inCase, isThinVerb, type Kind, saysNoContent } from './forms.js'
import { leans, leansBack, ofThing, sentenceIn } from './leaning.js'

const fewestStems = 2

/** Whether each pronoun has its noun; only those of the act have, and surely the same thing is meant; only those of the act have. */
export const levels = ['strict', 'plain', 'bare'] as const
export type Level = (typeof levels)[number]

export function stemsIn(said: readonly Piece[]): number {
  const text = said.map((piece) => piece.text).join(' ')
  const times = contentStems(timesIn(text).join(' '))
  return [...contentStems(text)].filter((stem) => !times.has(stem)).length
}

/** Whether a reader of these sentences alone knows what is done. */
export function isClear(said: readonly Piece[], act: Act, conversation: Conversation, level: Level): boolean {
  const sentences = said.flatMap((piece) => {
    const sentence = sentenceIn(piece, conversation)
    return sentence && piece === act.core ? withVerb(sentence, act) : (sentence ?? [])
  })
  const own = sentences[said.indexOf(act.core)]
  const [start] = said
  if (!start || !own || leans.test(start.text)) return false
  const isAlone = start === (act.lead?.[0] ?? act.core)
  if (isAlone && leansOrSaysNothing(act, own)) return false
  return (
    hasItsNouns({ said, sentences, own, isAlone }, act, level) &&
    beginsWell({ said, sentences }, act) &&
    saysEnough({ said, sentences, own, isAlone }, act)
  )
}

/** "Show him the doors.": an order's first word is taken for a name. */
const withVerb = (sentence: Sentence, { form }: Act): Sentence => ({
  ...sentence,
  words: sentence.words.map((word, at, { [at + 1]: next }) =>
    at === 0 && word.lower === form?.verb && /^(?:PRON|DET)$/.test(next?.pos ?? '') ? { ...word, pos: 'VERB' } : word,
  ),
})

/** The sentences of an act, and its own; whether they begin with it. */
interface Told {
  said: readonly Piece[]
  sentences: readonly Sentence[]
  own: Sentence
  isAlone: boolean
}

const leansOrSaysNothing = ({ core, form }: Act, own: Sentence): boolean =>
  leansBack(core, own, form) || (form !== null && !inCase.test(core.text) && saysNoContent(form, own.words))

/** Whether each pronoun has its noun, as far as the level asks, or means what needs none. */
function hasItsNouns(told: Told, act: Act, level: Level): boolean {
  // The steps of an appointment are its own words.
  const from = told.said.indexOf(act.lead?.[0] ?? act.core)
  const earlier = told.sentences.slice(0, from)
  if (level === 'plain' && isSameThing(told.own, earlier)) return false
  const lacks = level === 'strict' ? missingNoun(told.sentences) : lackOfAct(told, act, from)
  if (lacks === null || explains.test(act.core.text)) return true
  if (level !== 'strict' && isOfPerson.test(lacks) && earlier.slice(-1).some(namesSomething)) return true
  if (isToldTo(act, lacks) && told.said[0]!.role !== act.core.role) return true
  return !told.isAlone && (isTakenOn(act) || isDay(act.core, earlier))
}

/** What its own sentences lack after those before them. */
const lackOfAct = ({ said, sentences, own }: Told, { core, form, follows }: Act, from: number): string | null =>
  missingNoun(sentences.slice(from, said.indexOf(core) + 1), {
    sentences: sentences.slice(0, from),
    // Not "Show him the doors.", after "Could you take Ibrahim with you?"
    persons: asked.has(form?.kind) && ofThing(own) && !follows,
  })

/** "I'll book that in.", after a day. */
const isDay = ({ text }: Piece, earlier: readonly Sentence[]): boolean =>
  notes.test(text) && earlier.some((one) => timesIn(one.text).length > 0)

/** Whether the first sentence has a verb, or names a thing in the own turn or in a question. */
function beginsWell({ said, sentences }: Pick<Told, 'said' | 'sentences'>, { core }: Act): boolean {
  const [[start], [first]] = [said, sentences]
  const isVerbal = first!.words.some(({ pos }) => pos === 'VERB' || pos === 'AUX')
  return isVerbal || (ofThing(first!) && (start!.turn === core.turn || start!.text.endsWith('?')))
}

function saysEnough({ said, sentences, own, isAlone }: Told, { form, lead = [] }: Act): boolean {
  // "I can give you three days.": for what?
  if (form && isAlone && light.test(form.verb) && !ofThing(own) && ofLength.test(form.rest)) return false
  if (form !== null) return stemsIn(said) >= (ofThing(own) ? 1 : fewestStems)
  const isNamed = sentences.some(ofThing)
  return (lead.length > 0 ? isNamed || !isAlone : isNamed && !isAlone) && stemsIn(said) >= 1
}

const light = /^(?:give|do|take|make|have|get|offer)$/
const ofLength = /\b(?:an?|two|three|four|five|six|seven|eight|ten|\d+) (?:hour|day|week|month|year)s?\b/i

/** "What about the vicar?", before "I'll see her on Sunday": a person that no list knows. */
const isOfPerson = /^(?:he|him|his|she|hers?)$/
const namesSomething = ({ words }: Sentence): boolean =>
  words.some((word, at) => isNoun(word) && isThing(word) && words[at - 1]?.pos === 'DET')

/** "Can you put it in writing that there is no charge?" */
const explains = /\bit (?:in writing|clear|possible|easier|sure) (?:that|to|for)\b/i

const asked: ReadonlySet<Kind | undefined> = new Set(['request', 'order', 'need'])

/** "It's in the van. I'll bring it on Thursday.": the van is not meant. */
function isSameThing({ words }: Sentence, earlier: readonly Sentence[]): boolean {
  const [pronoun] = words.filter(({ lower }) => /^(?:it|them|they)$/.test(lower))
  const isLacking = (one: Sentence) => /^(?:it|them|they)$/.test(missingNoun([one], { persons: true }) ?? '')
  return pronoun !== undefined && earlier.slice(-1).some(isLacking) && missingNoun(earlier, { persons: true }) !== null
}

const notes = /\b(?:book|put|note|write|pencil|mark|confirm) (?:that|it|you)\b/i

/** "I'll tell them.": several people whom nobody names. */
const isToldTo = ({ form }: Act, lacks: string): boolean =>
  form !== null && isThinVerb(form) && /^(?:they|them|their)$/.test(lacks)

/** "I'll do that.": what the words before it ask for. */
const isTakenOn = ({ form, lead }: Act): boolean => form === null && lead === undefined
