import type { Word } from './language-model.js'
import type { Sentence } from './read-conversation.js'
import { written } from './split-sentences.js'

/** The sentence with the thing itself where its speaker, having just named it, says "a new one" or "it". */
export function resolveOne(sentence: Sentence, before: readonly Sentence[]): Sentence {
  const { words } = sentence
  const one = words.findIndex(({ lower }, at) => lower === 'one' && /^(?:new|another|different|replacement)$/.test(words[at - 1]?.lower ?? ''))
  if (one >= 0) return withThing(sentence, one, lastNoun(before.slice(-3).findLast(({ role, words: said }) => role === sentence.role && said.some(isNoun))))
  const it = words.findIndex(({ lower }, at) => lower === 'it' && words[at - 1]?.pos === 'VERB' && words[at + 1] !== undefined)
  const last = before.at(-1)
  const isOwn = /^(?:i|we)$/.test(words[0]?.lower ?? '') && last?.turns[0] === sentence.turns[0]
  return it > 0 && isOwn ? withThing(sentence, it, subjectOf(last)) : sentence
}

function withThing(sentence: Sentence, at: number, thing: readonly Word[]): Sentence {
  if (thing.length === 0) return sentence
  const words = [...sentence.words.slice(0, at), ...thing.map(word => ({ ...word, spaceBefore: true })), ...sentence.words.slice(at + 1)]
  return { ...sentence, heard: sentence.text, words, text: written(words), stems: new Set([...sentence.stems, ...thing.map(({ stem }) => stem)]) }
}

function lastNoun(sentence: Sentence | undefined): readonly Word[] {
  const words = sentence?.words ?? []
  const noun = words.findLastIndex(isNoun)
  const isCompound = ['NOUN', 'ADJ'].includes(words[noun - 1]?.pos ?? '')
  return noun < 0 ? [] : words.slice(isCompound ? noun - 1 : noun, noun + 1)
}

/** "The budget proposal" of "The budget proposal is due": only such a subject is what "it" goes back to without doubt. */
function subjectOf(sentence: Sentence | undefined): readonly Word[] {
  const words = sentence?.words ?? []
  const verb = words.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX')
  const subject = words.slice(0, verb)
  const isPlain = /^(?:the|my|our)$/.test(subject[0]?.lower ?? '') && subject.length >= 2 && subject.length <= 4 && subject.slice(1).every(word => isNoun(word) || word.pos === 'ADJ')
  return isPlain ? subject.map((word, at) => (at === 0 ? { ...word, text: word.lower } : word)) : []
}

function isNoun({ pos }: Word): boolean {
  return pos === 'NOUN'
}
