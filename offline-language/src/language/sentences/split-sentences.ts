import type { Tagger } from '../tokens/language-model.js'
import { byClauses } from '../clauses/by-clauses.js'
import { sentencesOf } from './sentences-of.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { newClause, splice } = loadPatterns('split-sentences', 'newClause', 'splice')

/** Splits text into sentences by punctuation, and unpunctuated speech by clauses. */
export function splitSentences(text: string, tag: Tagger): string[] {
  return sentencesOf(text)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .flatMap((sentence) => (isRun(sentence, text) ? byClauses(tag(sentence)) : bySplices(sentence).flatMap(byCommas)))
}

/** "I sent a letter, you lost it": two sentences with a comma between them. */
function bySplices(sentence: string): string[] {
  return sentence.split(/\s+/).length < 10 ? [sentence] : pieces(sentence, splice)
}

/** A spoken sentence of thirty words is mostly two that "and so" connects. */
function byCommas(sentence: string): string[] {
  return sentence.split(/\s+/).length < 24 ? [sentence] : pieces(sentence, newClause)
}

function pieces(sentence: string, boundary: RegExp): string[] {
  const pieces: string[] = []
  for (const piece of sentence.split(boundary)) {
    const last = pieces.at(-1)
    const isOpen =
      last !== undefined &&
      (last.split(/\s+/).length < 6 ||
        /(?:^(?:[a-z]+,? )?|\b(?:and|but|so) )(?:if|when|while|since|because|after|before|once|as|although)\b[^,]*$/i.test(
          last,
        ))
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
