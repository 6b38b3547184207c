import { loadPatterns } from '../../data/load-patterns.js'

const { named, before } = loadPatterns('replies/kin', 'named', 'before')

/** Who is who in a prompt: "your mother, Edith, 84" as Edith, "mother". */
export function kinIn(prompt: string): ReadonlyMap<string, string> {
  const found = [
    ...[...prompt.matchAll(named)].map(([, noun = '', name = '']) => [name, noun.toLowerCase()] as const),
    ...[...prompt.matchAll(before)].map(([, name = '', noun = '']) => [name, noun.toLowerCase()] as const),
  ]
  return new Map(found.reverse())
}

/** "How is Edith?" as "How is your mother Edith?": a prompt mostly speaks of her as the mother. */
export function withKin(text: string, kin: ReadonlyMap<string, string>): string {
  let told = text
  for (const [name, noun] of kin) {
    const isKnown = new RegExp(`\\b${noun}\\b`, 'i').test(text)
    if (!isKnown) told = told.replace(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u'), `your ${noun} ${name}`)
  }
  return told.replace(/^your /, 'Your ')
}
