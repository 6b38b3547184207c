import type { Tagger } from '../tokens/language-model.js'
import { byClauses } from '../clauses/by-clauses.js'
import { sentencesOf } from './sentences-of.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { newClause } = loadPatterns('split-sentences', 'newClause')

/** Splits text into sentences by punctuation, and unpunctuated speech by clauses. */
export function splitSentences(text: string, tag: Tagger): string[] {
  return sentencesOf(text)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .flatMap((sentence) => (isRun(sentence, text) ? byClauses(tag(sentence)) : byCommas(sentence)))
}

/** A spoken sentence of thirty words is mostly two that "and so" connects. */
function byCommas(sentence: string): string[] {
  if (sentence.split(/\s+/).length < 24) return [sentence]
  const pieces: string[] = []
  for (const piece of sentence.split(newClause)) {
    const last = pieces.at(-1)
    const isOpen =
      last !== undefined &&
      (last.split(/\s+/).length < 6 ||
        /^(?:[a-z]+,? )?(?:if|when|while|since|because|after|before|once|as|although)\b/i.test(last))
    if (isOpen || piece.split(/\s+/).length < 5) pieces.splice(-1, 1, last === undefined ? piece : `${last}, ${piece}`)
    else pieces.push(piece)
  }
  const mark = /[.?!]$/.exec(sentence)?.[0] ?? ''
  return pieces.map((piece, at) => (at < pieces.length - 1 && mark === '?' ? piece.replace(/\?$/, '') : piece))
}

function isRun(sentence: string, text: string): boolean {
  const length = sentence.split(/\s+/).length
  return /[.?!]/.test(text) ? length > 45 : length > 6 && !sentence.includes(',')
}
