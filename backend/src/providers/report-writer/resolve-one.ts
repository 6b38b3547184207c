import type { Sentence } from './read-conversation.js'
import { written } from './split-sentences.js'

/** "Send me a new one" after "I lost my debit card": the sentence with the thing instead of "one". */
export function resolveOne(sentence: Sentence, before: readonly Sentence[]): Sentence {
  const { words } = sentence
  const one = words.findIndex(({ lower }, at) => lower === 'one' && /^(?:new|another|different|replacement)$/.test(words[at - 1]?.lower ?? ''))
  if (one < 0) return sentence
  const meant = before.slice(-3).findLast(({ role, words: said }) => role === sentence.role && said.some(({ pos }) => pos === 'NOUN'))
  const noun = meant?.words.findLastIndex(({ pos }) => pos === 'NOUN') ?? -1
  if (!meant || noun < 0) return sentence
  const isCompound = ['NOUN', 'ADJ'].includes(meant.words[noun - 1]?.pos ?? '')
  const thing = meant.words.slice(isCompound ? noun - 1 : noun, noun + 1)
  const resolved = [...words.slice(0, one), ...thing.map(word => ({ ...word, spaceBefore: true })), ...words.slice(one + 1)]
  return { ...sentence, words: resolved, text: written(resolved), stems: new Set([...sentence.stems, ...thing.map(({ stem }) => stem)]) }
}
