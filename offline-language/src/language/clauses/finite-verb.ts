import { loadedTagger } from '../tokens/loaded-tagger.js'
import type { Word } from '../tokens/language-model.js'
import { bareParticiples } from './clause-words.js'
import { isModal, isSurelyFinite } from './verb-forms.js'

/** A verb that cannot be a participle: "planning", "broken" and "asked" can. */
const isFinite = ({ pos, lower }: Word, before: Word | undefined): boolean =>
  pos === 'VERB' && before?.lower !== 'to' && !/(?:ing|ed|en)$/.test(lower) && !bareParticiples.has(lower)

/** Whether a text surely has a finite verb; true without the tagger. */
export function hasFiniteVerb(text: string): boolean {
  const words = loadedTagger()?.(text)
  if (!words) return true
  return words.some((word, at) => isSurelyFinite(word) || isModal(word) || isFinite(word, words[at - 1]))
}
