import { loadPatterns } from '../../data/load-patterns.js'

const { named, before } = loadPatterns('role/kin', 'named', 'before')

/** A relative of the part whom its prompt names. */
export interface Relative {
  /** What the relative is: "mother". */
  noun: string
  name: string
  isNoun: RegExp
  isName: RegExp
}

/** Who is who in a prompt: "your mother, Edith, 84", "Rex, your dog". */
export function kinIn(prompt: string): Relative[] {
  const found = new Map([
    ...[...prompt.matchAll(before)].map(([, name = '', noun = '']) => [name, noun.toLowerCase()] as const).toReversed(),
    ...[...prompt.matchAll(named)].map(([, noun = '', name = '']) => [name, noun.toLowerCase()] as const).toReversed(),
  ])
  return [...found].map(([name, noun]) => ({
    noun,
    name,
    isNoun: new RegExp(`\\b${noun}\\b`, 'i'),
    isName: new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u'),
  }))
}

/** "How is Edith?" as "How is your mother Edith?": a prompt mostly speaks of her as the mother. */
export function withKin(text: string, kin: readonly Relative[]): string {
  const told = kin.reduce(
    (said, { noun, name, isNoun, isName }) => (isNoun.test(text) ? said : said.replace(isName, `your ${noun} ${name}`)),
    text,
  )
  return told.replace(/^your /, 'Your ')
}
