import type { ScenarioLanguage } from '@clarity/contracts'
import { chinese, hindi, japanese, korean, vietnamese } from './asian.js'
import { danish, german, norwegian, swedish } from './germanic.js'
import { arabic, english, finnish, hungarian, polish, russian, turkish } from './other-languages.js'
import type { PlainSpeech } from './plain-speech.js'
import { french, italian, portuguese, spanish } from './romance.js'

export const plainLanguages: Record<ScenarioLanguage, PlainSpeech> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  it: italian,
  pt: portuguese,
  zh: chinese,
  ja: japanese,
  ko: korean,
  hi: hindi,
  ar: arabic,
  ru: russian,
  tr: turkish,
  pl: polish,
  sv: swedish,
  da: danish,
  no: norwegian,
  fi: finnish,
  hu: hungarian,
  vi: vietnamese,
}
