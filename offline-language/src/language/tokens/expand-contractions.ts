import { loadPatterns } from '../../data/load-patterns.js'

const patterns = loadPatterns('expand-contractions', 'has', 'is', 'had')
const { is, had } = patterns

const irregular: [RegExp, string][] = [
  [/\bcan't\b/gi, 'can not'],
  [/\bcannot\b/gi, 'can not'],
  [/\bwon't\b/gi, 'will not'],
  [/\bain't\b/gi, 'is not'],
  [/\blet's\b/gi, 'let us'],
  [/\by'all\b/gi, 'you'],
  [/\bi'm\b/gi, 'I am'],
  [/\bc'mon\b/gi, 'come on'],
]

// "it's been" is "it has been"; "it's" before any other word is "it is".
const { has } = patterns
const would = /\b(i|you|he|she|it|we|they|who|that|there)'d\b/gi

/** Expands contractions, because reports do not use them and each word then has one tag. */
export function expandContractions(text: string): string {
  let plain = text
  for (const [contraction, words] of irregular) plain = plain.replace(contraction, words)
  return plain
    .replace(/(\w)n't\b/gi, '$1 not')
    .replace(has, '$1 has ')
    .replace(is, '$1 is')
    .replace(had, '$1 had ')
    .replace(would, '$1 would')
    .replace(/(\w)'re\b/gi, '$1 are')
    .replace(/(\w)'ve\b/gi, '$1 have')
    .replace(/(\w)'ll\b/gi, '$1 will')
}
