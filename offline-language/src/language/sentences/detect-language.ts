import { franc } from 'franc'

const codes: Record<string, string> = {
  eng: 'en',
  spa: 'es',
  fra: 'fr',
  deu: 'de',
  ita: 'it',
  por: 'pt',
  cmn: 'zh',
  jpn: 'ja',
  kor: 'ko',
  hin: 'hi',
  arb: 'ar',
  rus: 'ru',
  tur: 'tr',
  pol: 'pl',
  swe: 'sv',
  dan: 'da',
  nob: 'no',
  fin: 'fi',
  hun: 'hu',
  vie: 'vi',
}
const names = new Intl.DisplayNames(['en'], { type: 'language' })

/** One of the product's twenty languages, from all turns; `expected` if the text is too short to decide. */
export function detectLanguage(said: string, expected: string): string {
  const found = franc(said.slice(0, 20_000), { only: Object.keys(codes), minLength: 60 })
  return (
    codes[found] ?? (expected in Object.fromEntries(Object.values(codes).map((code) => [code, true])) ? expected : 'en')
  )
}

export function languageName(code: string): string {
  return names.of(code) ?? code
}
