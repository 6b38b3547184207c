import type { Word } from './language-model.js'

/** Whether it is a content word. */
export function isContent(word: Word): boolean {
  return (
    !word.isStopWord &&
    /^\p{L}[\p{L}'-]+$|\d/u.test(word.text) &&
    ['NOUN', 'PROPN', 'VERB', 'ADJ', 'NUM', 'ADV'].includes(word.pos)
  )
}
