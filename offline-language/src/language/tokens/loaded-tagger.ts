import { loadLanguageModel, type Tagger } from './language-model.js'

let tagger: Tagger | undefined

/** Loads the English model. Without it, replies name details of the user's turn less precisely. May be called often. */
export async function prepareTagger(): Promise<void> {
  if (tagger) return
  const { tag } = await loadLanguageModel()
  // Warm-up: the first sentence costs as much as fifty others.
  tag('I would like to talk about our plan for next week.')
  tagger = tag
}

export function loadedTagger(): Tagger | undefined {
  return tagger
}
