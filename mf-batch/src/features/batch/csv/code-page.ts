/** Windows code pages for Western and Central Europe: the same bytes mean different letters. */
export type CodePage = 'windows-1252' | 'windows-1250'

/** The letters beyond a to z of each code page's languages, one string per language. */
const letters: Record<CodePage, readonly string[]> = {
  'windows-1252': [
    'àâæçéèêëîïôœùûüÿ',
    'äöüß',
    'áéíñóúüïçàèò',
    'àèéìíîòóùú',
    'àáâãçéêíóôõúü',
    'éèëïöüáíóú',
    'æøåéèêóòôü',
    'åäöéàüšž',
    'áæðéíóöúýþ',
  ],
  'windows-1250': ['áčďéěíňóřšťúůýž', 'áäčďéíĺľňóôŕšťúýž', 'ąćęłńóśźż', 'áéíóöőúüű', 'âăîşţ', 'čćđšž', 'äöüß'],
}

/**
 * The more likely code page: the one whose languages explain more of the words; on a tie, the one with the language
 * that explains most; then Western European.
 */
export function guessCodePage(western: string, central: string): CodePage {
  const words = { western: [] as string[], central: [] as string[] }
  // Both texts have one character per byte, and so the same word boundaries, except at non-ASCII dashes and quotes.
  for (const { index, 0: word } of western.matchAll(/[^\0-@\u00a0\u2010-\u203a]+/g)) {
    const other = central.slice(index, index + word.length)
    if (word === other) continue
    words.western.push(word)
    words.central.push(other)
  }
  const one = explain(words.western, letters['windows-1252'])
  const other = explain(words.central, letters['windows-1250'])
  const lead = other.words - one.words || other.bestLanguage - one.bestLanguage
  return lead > 0 ? 'windows-1250' : 'windows-1252'
}

/** The number of words that any language explains, and the number that the best language explains. */
function explain(words: readonly string[], languages: readonly string[]) {
  const foreign = words.map((word) => [...word.toLowerCase()].filter((letter) => letter > '\u007f'))
  const fits = (word: readonly string[], language: string) => word.every((letter) => language.includes(letter))
  return {
    words: foreign.filter((word) => languages.some((language) => fits(word, language))).length,
    bestLanguage: Math.max(...languages.map((language) => foreign.filter((word) => fits(word, language)).length)),
  }
}
