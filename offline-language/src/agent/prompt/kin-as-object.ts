const female = 'mother|mum|wife|daughter|sister|grandmother|aunt|niece|girlfriend|granddaughter'
const male = 'father|dad|husband|son|brother|grandfather|uncle|nephew|boyfriend|grandson'
const kin = new RegExp(`\\b[Yy]our (?:\\p{Ll}+ ){0,2}?(?:(?<her>${female})|(?<him>${male}))\\b(?!-)`, 'gu')
const wanted = /\b([Yy]ou (?:also |really |only )?(?:want|need|would like|expect|ask)) (him|her) to (?=\p{Ll})/gu

/** A prompt in which who shall do something is no pronoun of a relative: "You want him to stay" is "You want your father to stay". */
export const withKinAsObject = (prompt: string): string =>
  prompt.replace(wanted, (words: string, wish: string, pronoun: string, at: number) => {
    const named = [...prompt.slice(0, at).matchAll(kin)].findLast(({ groups }) => groups?.[pronoun])
    return named ? `${wish} your ${named.groups![pronoun]} to ` : words
  })
