import { expandContractions } from '../tokens/expand-contractions.js'
import { withoutBrokenStarts } from './broken-starts.js'
import { isUnmarked, withMarks } from './unmarked-speech.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { loadWords } from '../../data/load-words.js'

const { noiseMarks, fillers, asides, repeated } = loadPatterns(
  'clean-speech',
  'noiseMarks',
  'fillers',
  'asides',
  'repeated',
)
const lists = loadWords('clean-speech', 'meantTwice')

/** A speech recognizer's text without noise marks, fillers, stutters and split contractions. */
export function cleanSpeech(message: string): string {
  return dropStutters(
    dropFillers(
      withoutBrokenStarts(
        expandContractions(joinPieces(dropMarks(isUnmarked(message) ? withMarks(message) : message))),
      ),
    ),
  )
}
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]+/gu

function dropMarks(message: string): string {
  return message
    .replace(/[\p{Cs}]/gu, ' ')
    .normalize('NFC')
    .replace(noiseMarks, ' ')
    .replace(invisible, ' ')
    .replace(/[‘’‛`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\b(?:https?:\/\/|www\.)[^\s()[\]<>"']+/gi, 'a web address')
}

/** Corpora and recognizers write "do n't", "gon na", "mr ." and "a m". */
function joinPieces(text: string): string {
  return text
    .replace(/(\w) n't\b/gi, "$1n't")
    .replace(/(\w) '(s|re|ve|ll|d|m)\b/gi, "$1'$2")
    .replace(/\bgon ?na\b/gi, 'going to')
    .replace(/\b(?:got ta|gotta)\b/gi, 'have to')
    .replace(/\bwan ?na\b/gi, 'want to')
    .replace(/\blem ?me\b/gi, 'let me')
    .replace(/\bgim ?me\b/gi, 'give me')
    .replace(/\bkinda\b/gi, 'kind of')
    .replace(/\bsorta\b/gi, 'sort of')
    .replace(restarted, '')
    .replace(/\b(?:mister) (?=\p{L})/giu, 'Mr ')
    .replace(/\b(dr|mr|mrs|ms)(?: ?\.)? (?=\p{L})/giu, '$1. ')
    .replace(/\b([ap])\.? m\b\.?/gi, '$1.m.')
    .replace(/ ?(?:\.{2,}|…|—|–| - )\s?/g, ' , ')
    .replace(/\s+([,.;:?!%])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}
const fillerBetweenCommas = /,\s*(?:u+[hm]+|er+m*|h+m+|mm+|ah)\s*,\s*/gi
const asideBetweenCommas = /,\s*(?:like|you know|i mean|i guess|well|actually|basically)\s*,\s*/gi

function dropFillers(text: string): string {
  return text
    .replace(/\b(what|some|any|the|that|this|other|a|same|which) (kind|sort) of\b/gi, '$1 $2\u0001of')
    .replace(/\b(do|did|as|if|that|what|how|let|when|because) you know\b/gi, '$1 you\u0001know')
    .replace(/\byou know (?=(?:what|how|if|when|where|why|that|about|the|my|your|who)\b)/gi, 'you\u0001know ')
    .replace(fillerBetweenCommas, ' ')
    .replace(asideBetweenCommas, ', ')
    .replace(/\b(?:kind|sort) of(?=\s*[,.?!]|$)/gi, '')
    .replace(fillers, ' ')
    .replace(asides, ' ')
    .replace(/,? I (?:think|guess|believe)(?=[,.]|$)/gi, '')
    .replaceAll('\u0001', ' ')
    .replace(/\s+([,.;:?!])/g, '$1')
    .replace(/([,;:])(?:\s*[,;:])+/g, '$1')
    .replace(/,\s*([.?!])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

// "mon-, i monitor" and "s- s- systolic": a word that was broken off.
const brokenWord = /(?<=^|\s)[\p{L}']{1,12}-(?=[\s,]),?\s*/gu
// Not "re-record".
const restarted = /(?<=^|\s)(?!re-)(\p{L}{1,3})-(?=\1)/giu
// "there is no, there is a little": a sentence that was started again with the same words.
const begunAgain = /(?<=^|[\s])(\p{L}+ \p{L}+)(?: [\p{L}']+){0,2}, (?=\1 )/giu
// "One one eight seven" is a number, digit by digit.
const digits =
  /^(?:\d+|zero|oh|one|two|three|four|five|six|seven|eight|nine)(?: (?:\d+|zero|oh|one|two|three|four|five|six|seven|eight|nine))*$/i
// "Four by two by two", "it came in, in June": said twice and meant twice.
const figures =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty|half|quarter|hundred|thousand|by)\b/iu
const particle = /^(?:in|on|up|off|over|out|back|down)(?=,)/i
const meantTwice: ReadonlySet<string> = new Set(lists.meantTwice)

export function dropStutters(text: string): string {
  let clean = text.replace(brokenWord, '')
  for (let round = 0; round < 2; round++) {
    clean = clean.replace(repeated, (whole, once: string) => (isMeant(whole, once) ? whole : once))
  }
  return clean
    .replace(begunAgain, (begun, once: string) => (meantTwice.has(once.toLowerCase()) ? begun : ''))
    .replace(
      /\b(is|was|are|were|be|been|the|a|an|to|of|my|your|and|or|but|just|at|in|on|with|for|any|could|would|should|might|(?:I|we|you|they) (?:can|will)),\s+/gi,
      (whole, word: string, at: number, all: string) =>
        startsClause.test(all.slice(at + whole.length)) ? whole : `${word} `,
    )
    .replace(/^[\s,.;:?!-]+/, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** "Looked into the, there is a club at the church": what begins anew is no part of what was broken off. */
const subject = '(?:there|it|that|this|he|she|we|they|you|I|nothing|nobody|everything|everybody)'
const helping = '(?:is|are|was|were|has|have|had|will|would|can|could|do|did|does|am)'
const startsClause = new RegExp(`^(?:${subject} ${helping}|${helping} (?:you|I|we|they|he|she|it|there))\\b`, 'i')

function isMeant(whole: string, once: string): boolean {
  const isFigure = digits.test(once) || (figures.test(once) && once.includes(' ')) || /^by$/i.test(once)
  return meantTwice.has(once.toLowerCase()) || isFigure || particle.test(whole)
}
