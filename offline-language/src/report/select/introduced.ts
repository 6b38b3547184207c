import { loadPatterns } from '../../data/load-patterns.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { TopicPhrase } from '../../language/phrases/topic-phrases.js'

const { introduces } = loadPatterns('topics', 'introduces')
const ends = new RegExp(`${introduces.source}$`, 'i')
const skipped = /^(?:the|a|an|my|your|our|his|her|their|this|that|these|those|'s|new|old|whole)$/
const longestName = 2

/** Whether a sentence says what the conversation is about: "I'd like to talk about …". */
export function isIntroduction({ text }: Pick<Sentence, 'text'>): boolean {
  return introduces.test(`${text} `)
}

/** Whether a phrase comes right after such words: "about Daniel's maths", "cancel my membership". */
export function isIntroduced({ words: [first] }: TopicPhrase, { words }: Sentence): boolean {
  let at = words.indexOf(first!)
  const from = at
  while (at > 0 && (skipped.test(words[at - 1]!.lower) || isOwner(words, at - 1, from))) at--
  const said = words
    .slice(0, at)
    .map(({ lower }) => lower)
    .join(' ')
  return at > 0 && ends.test(said)
}

/** "Daniel" of "Daniel's maths". */
function isOwner(words: Sentence['words'], at: number, from: number): boolean {
  return words[at]!.pos === 'PROPN' && words[at + 1]?.lower === "'s" && from - at <= longestName
}
