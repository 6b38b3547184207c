import type { Sentence } from '../../language/sentences/sentence.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { expandContractions } from '../../language/tokens/expand-contractions.js'

const nearlyAll = 0.75

/** The sentence of a stored message, verbatim, that has nearly all words of a sentence; contractions and fillers differ. */
export function saidSentence({ originalText, text }: Sentence, message: string): string | null {
  const said = new Set(wordsOf(originalText ?? text))
  const quote = sentencesOf(message).find((piece) =>
    holds(new Set([...wordsOf(piece), ...wordsOf(expandContractions(piece))]), said),
  )
  return quote !== undefined && message.includes(quote) ? quote : null
}

function holds(words: ReadonlySet<string>, said: ReadonlySet<string>): boolean {
  const both = [...said].filter((word) => words.has(word)).length
  return both >= nearlyAll * said.size
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
