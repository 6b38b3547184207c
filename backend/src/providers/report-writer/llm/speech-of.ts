import type { Speech } from '../grounding/mark-unheard.js'
import { loadKnownNames } from '../grounding/known-names.js'

/** How a text in that language can be read. */
export async function speechOf(language: string): Promise<Speech> {
  return { language, isName: language === 'en' ? await loadKnownNames() : null }
}
