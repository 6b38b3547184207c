import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'
import { isHers } from './her-thing.js'

const { noName, somebody } = loadPatterns('prompt/named-pronouns', 'noName', 'somebody')

/** Someone whom the next sentence can mean: "Oskar, who …", "your boss Lena", "Oskar comes late". */
const candidate = anyOf(loadPatterns('prompt/name-candidates', 'subject', 'relation'))
const pronoun = /(?<=[\p{L},] )\b(he|him|his|she|her)\b(?! (?:and|or) (?:he|she|his|her)\b)/u

/** The names that can be meant; a word that the prompt has in small letters too is none: "School called", "the school". */
function namesIn(sentence: string, prompt: string): string[] {
  const names = [...sentence.matchAll(candidate)].map(([, led, after]) => led ?? after ?? '')
  const isNoun = (name: string) => new RegExp(`\\b${name.toLowerCase()}\\b`).test(prompt)
  return [...new Set(names)].filter((name) => name && !noName.test(name) && !isNoun(name))
}

/** "You have not told him" after a sentence about Oskar is "You have not told Oskar": each sentence is clear alone. */
export function withNamedPronouns(prompt: string): string {
  return prompt
    .split('\n')
    .map((line) => {
      let before: string[] = []
      return line
        .split(/(?<=(?<!\b(?:Mr|Mrs|Ms|Dr))[.!?] )(?=\p{Lu})/u)
        .map((sentence) => {
          const named = namesIn(sentence, prompt)
          const [name] = before
          const isClear = before.length === 1 && name && named.length === 0 && !somebody.test(sentence)
          if (named.length > 0 || !isClear) before = named
          if (isClear && /^Your?\b/.test(sentence) && !sentence.includes(name)) return withName(sentence, name)
          return withListener(sentence, named)
        })
        .join('')
    })
    .join('\n')
}

const wanting =
  /^(You (?:also )?(?:want|need|would like|hope)\b.*\b(?:when|whether|how|why|what|that|if)) (?:he|she) (?=\p{Ll})/u

/** "You want to know when he will be back", with no one else in sight, is about the recipient. */
function withListener(sentence: string, named: readonly string[]): string {
  return named.length > 0 || somebody.test(sentence) ? sentence : sentence.replace(wanting, '$1 the recipient ')
}

function withName(sentence: string, name: string): string {
  return sentence.replace(pronoun, (word, _, at: number) => {
    const isOwner = word === 'his' || (word === 'her' && isHers(sentence, at))
    return isOwner ? `${name}'s` : name
  })
}
