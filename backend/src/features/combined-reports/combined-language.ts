import { detectLanguage } from '@clarity/offline-language/without-model'

/** The language in which a combined report is written: its quotes may be in others. */
export function combinedLanguage(content: string): string {
  return detectLanguage(content.replace(/“[^”]*”|^>.*$/gmu, ' '), 'en')
}
