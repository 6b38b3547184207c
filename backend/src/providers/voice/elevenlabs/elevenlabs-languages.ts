/** The languages that an agent can speak. The list is closed: any other language fails the conversation. */
const languages: readonly string[] =
  `en ja zh de hi fr ko pt pt-br it es id nl tr pl sv bg ro ar cs el fi ms da ta uk ru hu hr sk no vi tl af hy as az be
   bn bs ca et gl ka gu ha he is ga jv kn kk ky lv lt lb mk ml mr ne ps fa pa sr sd sl so sw te th ur cy`.split(/\s+/)

/** The provider's code of a language, or null if its agents do not speak it. */
export function elevenLabsLanguage(language: string): string | null {
  const exact = language.toLowerCase()
  if (languages.includes(exact)) return exact
  const [base = ''] = exact.split('-')
  return languages.includes(base) ? base : null
}
