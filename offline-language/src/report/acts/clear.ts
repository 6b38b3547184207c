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
  const { core, form, lead = [] } = act
  const [start] = said
  const sentences = said.flatMap((piece) => sentenceIn(piece, conversation) ?? [])
  const own = sentences[said.indexOf(core)]
  const [first] = sentences
  if (!first || !own || leans.test(start!.text)) return false
  const isAlone = start === (lead[0] ?? core)
  if (isAlone && (leansBack(core, own, form) || (form && !inCase.test(core.text) && saysNoContent(form, own.words))))
    return false
  const isNamed = sentences.some(ofThing)
  // The steps of an appointment are its own words.
  const from = said.indexOf(lead[0] ?? core)
  const earlier = sentences.slice(0, from)
  const lacks =
    level === 'strict'
      ? missingNoun(sentences)
      : missingNoun(sentences.slice(from, said.indexOf(core) + 1), {
          sentences: earlier,
          persons: asked.has(form?.kind) && ofThing(own),
        })
  if (level === 'plain' && isSameThing(own, earlier)) return false
  const isDay = !isAlone && notes.test(core.text) && earlier.some(({ text }) => timesIn(text).length > 0)
  const isPerson = level !== 'strict' && isOfPerson.test(lacks ?? '') && earlier.slice(-1).some(namesSomething)
  if (
    lacks !== null &&
    !isDay &&
    !isPerson &&
    !explains.test(core.text) &&
    !(isTakenOn(act) && !isAlone) &&
    !(isToldTo(act, lacks) && start!.role !== core.role)
  )
    return false
  const isVerbal = first.words.some(({ pos }) => pos === 'VERB' || pos === 'AUX')
  const isOwn = start!.turn === core.turn || start!.text.endsWith('?')
  if (!isVerbal && !(ofThing(first) && isOwn)) return false
  if (form === null) return (lead.length > 0 ? isNamed || !isAlone : isNamed && !isAlone) && stemsIn(said) >= 1
  return stemsIn(said) >= (ofThing(own) ? 1 : fewestStems)
}

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

/** "I'll book that in.", after a day. */
const notes = /\b(?:book|put|note|write|pencil|mark|confirm) (?:that|it|you)\b/i

/** "I'll tell them.": several people whom nobody names. */
const isToldTo = ({ form }: Act, lacks: string): boolean =>
  form !== null && isThinVerb(form) && /^(?:they|them|their)$/.test(lacks)

/** "I'll do that.": what the words before it ask for. */
const isTakenOn = ({ form, lead }: Act): boolean => form === null && lead === undefined
