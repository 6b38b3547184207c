import { loadKnownNames } from '@clarity/offline-language'
import type { Speech } from './mark-unsupported.js'

/** How text in that language is analyzed. */
export async function speechOf(language: string): Promise<Speech> {
  return { language, isName: language === 'en' ? await loadKnownNames() : null }
}
