import type { Speech } from '../grounding/mark-unheard.js'
import { loadLanguageModel } from '../language-model.js'

/** How a text in that language can be read. */
export async function speechOf(language: string): Promise<Speech> {
  return { language, tagger: language === 'en' ? (await loadLanguageModel()).tag : null }
}
