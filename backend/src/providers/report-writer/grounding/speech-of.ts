import { loadKnownNames } from '@clarity/offline-language'
import type { Speech } from './mark-unheard.js'

/** How a text in that language can be read. */
export async function speechOf(language: string): Promise<Speech> {
  return { language, isName: language === 'en' ? await loadKnownNames() : null }
}
