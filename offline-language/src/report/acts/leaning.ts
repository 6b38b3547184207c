import { loadPatterns } from '../../data/load-patterns.js'
import { isNoun } from '../../language/clauses/clause-words.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { Word } from '../../language/tokens/language-model.js'
import type { Piece } from '../moves/piece.js'
import type { Conversation } from '../read/conversation.js'
import { isThing } from '../select/incomplete.js'
import { sentenceOfPieces } from '../select/quoted-pieces.js'
import type { Form } from './forms.js'

const { leans, needsLead, endsInOne, partOf } = loadPatterns('leaning', 'leans', 'needsLead', 'endsInOne', 'partOf')

/** What has no sense without the words before it. */
export { leans }

/** Whether the sentence of an act says nothing without the words before it: "We'll borrow the church's.", "I can." */
export const leansBack = (core: Piece, own: Sentence, form: Form | null): boolean =>
  needsLead.test(core.text) || saysOnlyPart(core) || isOfKind(core, own) || isOnlyPointing(own, form)

/** "I can pay the rest.", "I'll credit you thirty euros for that." */
export const saysOnlyPart = ({ text }: Piece): boolean => partOf.test(text)

/** "I'll buy a new one tomorrow." */
function isOfKind({ text }: Piece, { words, originalText }: Sentence): boolean {
  if (!endsInOne.test(text)) return false
  const at = words.findIndex(({ lower }) => /^ones?$/.test(lower))
  return originalText !== undefined || !words.slice(0, at).some((word) => isNoun(word) && isThing(word))
}

/** "I'll text you that.": "text" is no thing. */
const isOnlyPointing = ({ words }: Sentence, form: Form | null): boolean =>
  words.some(({ lower }) => /^(?:it|that|this|them|those)$/.test(lower)) &&
  !words.some((word) => isNoun(word) && isThing(word) && word.lower !== form?.verb && !nearDay.test(word.lower))

const nearDay = /^(?:today|tonight|tomorrow|moment|minute)$/

const known = new WeakMap<Piece, Sentence | null>()

/** Without the names of the speakers, whom no "she" means; read once for each piece. */
export function sentenceIn(piece: Piece, conversation: Conversation): Sentence | null {
  const before = known.get(piece)
  if (before !== undefined) return before
  const sentence = sentenceOfPieces([piece], conversation)
  const { nameParts } = conversation.cast
  const words = sentence?.words.filter((word, at, all) => !nameParts.has(word.lower) && !isOldOne(all, at)) ?? []
  const found = sentence && { ...sentence, words }
  known.set(piece, found)
  return found
}

/** "The old one" says which of them. */
const isOldOne = (words: readonly Word[], at: number): boolean =>
  /^ones?$/.test(words[at]!.lower) &&
  words[at - 1]?.pos === 'ADJ' &&
  !/^(?:new|another|different|other)$/.test(words[at - 1]!.lower)

export const ofThing = ({ words }: Sentence): boolean =>
  words.some((word) => isNoun(word) && isThing(word) && !general.test(word.lower) && !ordinal.test(word.lower))
/** Whether a sentence names a thing that is no time: not "Thursday, but that's a late slot". */
export function namesThing(piece: Piece, conversation: Conversation): boolean {
  const sentence = sentenceOfPieces([piece], conversation)
  return sentence !== null && ofThing(sentence)
}

const general =
  /^(?:thing|way|lot|bit|problem|idea|moment|minute|today|tonight|tomorrow|slot|gap|date|time|evening|morning|afternoon|day|week|month)s?$/
const ordinal =
  /^(?:\p{L}+-)?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\p{L}+teenth|\p{L}+tieth)$/u
