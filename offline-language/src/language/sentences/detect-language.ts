import { scenarioLanguages, type ScenarioLanguage } from '@clarity/contracts'
import { francAll } from 'franc'

/** The ISO 639-3 code of each language, which the detector uses. */
const iso6393: Readonly<Record<ScenarioLanguage, string>> = {
  en: 'eng',
  es: 'spa',
  fr: 'fra',
  de: 'deu',
  it: 'ita',
  pt: 'por',
  zh: 'cmn',
  ja: 'jpn',
  ko: 'kor',
  hi: 'hin',
  ar: 'arb',
  ru: 'rus',
  tr: 'tur',
  pl: 'pol',
  sv: 'swe',
  da: 'dan',
  no: 'nob',
  fi: 'fin',
  hu: 'hun',
  vi: 'vie',
}
const languages = new Map(Object.entries(iso6393).map(([language, code]) => [code, language]))
const names = new Intl.DisplayNames(['en'], { type: 'language' })

/** Below the best score by less than this, the expected language is likelier: short English looks like Danish. */
const clearlyLower = 0.95

/** One of the product's twenty languages, from all turns; `expected` if the text is too short to decide. */
export function detectLanguage(said: string, expected: string): string {
  const fallback = Object.hasOwn(scenarioLanguages, expected) ? expected : 'en'
  const scores = francAll(said.slice(0, 20_000), { only: [...languages.keys()], minLength: 60 })
  const found = new Map(scores.map(([code, score]) => [languages.get(code), score]))
  const [best = fallback] = found.keys()
  return (found.get(fallback) ?? 0) >= clearlyLower ? fallback : best
}

export function languageName(code: string): string {
  return names.of(code) ?? code
}
