import type { TopicPhrase } from '../../language/phrases/topic-phrases.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { loadWords } from '../../data/load-words.js'

const petNames: ReadonlySet<string> = new Set(loadWords('pet-names', 'petNames').petNames)

/** "What's your name, love?", "Listen, mate, I can't.": how the other one is called, and no thing. */
export function isVocative({ words: named }: TopicPhrase, { words }: Sentence): boolean {
  const at = words.indexOf(named[0]!)
  const [before, last, next] = [words[at - 1]?.lower, named.at(-1)!.lower, words[at + named.length]?.lower]
  const isApart = (before === ',' || at === 0 || before === 'my') && (next === undefined || next === ',')
  return petNames.has(last) && isApart && words.length > named.length
}
