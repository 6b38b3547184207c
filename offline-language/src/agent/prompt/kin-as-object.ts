const female = 'mother|mum|wife|daughter|sister|grandmother|aunt|niece|girlfriend|granddaughter'
const male = 'father|dad|husband|son|brother|grandfather|uncle|nephew|boyfriend|grandson'
const kin = new RegExp(`\\b[Yy]our (?:\\p{Ll}+ ){0,2}?(?:(?<her>${female})|(?<him>${male}))\\b(?!-)`, 'gu')
const wanted = /\b([Yy]ou (?:also |really |only )?(?:want|need|would like|expect|ask)) (him|her) to (?=\p{Ll})/gu

/** "You are the mother of Finn, 11" */
const childOf = /\b(?:mother|father|mum|dad|parent) of (\p{Lu}\p{Ll}+)/u

/** A prompt in which who shall do something is no pronoun of a relative: "You want him to stay" is "You want your father to stay". */
export const withKinAsObject = (prompt: string): string =>
  prompt.replace(wanted, (words: string, wish: string, pronoun: string, at: number) => {
    const named = [...prompt.slice(0, at).matchAll(kin)].findLast(({ groups }) => groups?.[pronoun])
    const child = childOf.exec(prompt)?.[1]
    return named ? `${wish} your ${named.groups![pronoun]} to ` : child ? `${wish} ${child} to ` : words
  })
