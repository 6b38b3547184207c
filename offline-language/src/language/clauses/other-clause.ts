import { isFormOfBe, isVerb } from './verb-forms.js'
import type { Word } from '../tokens/language-model.js'

const opens =
  /^(?:and|but|or|so|because|if|when|while|until|till|before|after|since|once|as|than|that|who|which|what|where|how|why|whether|then|to)$/
const objects = /^(?:it|them|this|that|these|those|one)$/

/**
 * The words in which an object can have its noun: those before its own clause. "The machine kept it" and "the office
 * sends it" do not say what.
 */
export function wordsBefore(words: readonly Word[], at: number): readonly Word[] {
  if (!isObject(words, at)) return words.slice(0, at)
  const opening = words.findLastIndex(
    ({ pos, lower }, place) =>
      place < at && ((pos === 'PUNCT' && lower !== '-') || (opens.test(lower) && isLink(words, place, at))),
  )
  return words.slice(0, Math.max(0, opening))
}

function isObject(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]
  if (!before || opens.test(before.lower) || isFormOfBe(before)) return false
  // "The two of them", but not "a piece of it".
  if (before.lower === 'of' && /^(?:them|these|those)$/.test(words[at]!.lower)) return false
  const isOneOfThem = objects.test(words[at]!.lower) || isPersonAsObject(words, at)
  return (isVerb(before) || before.pos === 'ADP') && isOneOfThem && !isQuestion(words, at)
}

/** "Him", and "her" without a noun after it. */
export function isPersonAsObject(words: readonly Word[], at: number): boolean {
  const { lower } = words[at]!
  return lower === 'him' || (lower === 'her' && !/^(?:NOUN|PROPN|ADJ|NUM)$/.test(words[at + 1]?.pos ?? ''))
}

/** "Is it hot?", "do they know?": a subject after its verb. */
function isQuestion(words: readonly Word[], at: number): boolean {
  const next = words.slice(at + 1, at + 3).some(isVerb)
  return words[at - 1]!.pos === 'AUX' && (at <= 2 || next)
}

/** A verb comes between it and the object: "to fix it", "and moved it", but not "for bread and it". */
function isLink(words: readonly Word[], from: number, to: number): boolean {
  return words.slice(from + 1, to).some(isVerb)
}
