import type { ReplyMeaning } from '@clarity/contracts'
import { normaliseWords, splitClauses, type Clause } from './normalise-reply.js'
import { replyFillers, replyVariants } from './reply-variants.js'

interface Phrase {
  readonly meaning: ReplyMeaning | 'filler'
  /** The rest of the clause belongs to the phrase. */
  readonly isOpen: boolean
}

const phrases = new Map<string, Phrase>()
for (const [meaning, byLanguage] of Object.entries(replyVariants) as [ReplyMeaning, Record<string, string>][])
  for (const variants of Object.values(byLanguage)) addPhrases(variants, meaning)
addPhrases(replyFillers, 'filler')
const longestPhrase = Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length))

/**
 * The intent of a reply. STOP takes precedence over everything else in the message. Any other intent counts only if the
 * whole message is understood: 'yes, but tomorrow' is unclear, and an unclear reply never places a call.
 */
export function readReply(body: string): ReplyMeaning {
  const found = new Set(splitClauses(body).flatMap(readClause))
  if (found.has('stop')) return 'stop'
  if (found.has('help')) return 'help'
  if (found.size === 2 && found.has('start') && found.has('yes')) return 'start'
  const [only] = found
  return only !== undefined && found.size === 1 ? only : 'unclear'
}

/** The meanings of a clause if all its words are known; empty for mere politeness. */
function readClause({ words, isQuestion }: Clause): ReplyMeaning[] {
  const meanings: ReplyMeaning[] = []
  for (let at = 0; at < words.length;) {
    const { phrase, length } = longestAt(words, at)
    if (phrase === null) return ['unclear']
    if (phrase.meaning !== 'filler') meanings.push(phrase.meaning)
    at += phrase.isOpen ? words.length : length
  }
  // The question 'yes?' is no consent; a STOP in the form of a question counts.
  return isQuestion ? meanings.map((meaning) => (['stop', 'help'].includes(meaning) ? meaning : 'unclear')) : meanings
}

function longestAt(words: readonly string[], at: number): { phrase: Phrase | null; length: number } {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const phrase = phrases.get(words.slice(at, at + length).join(' '))
    if (phrase) return { phrase, length }
  }
  return { phrase: null, length: 0 }
}

function addPhrases(variants: string, meaning: Phrase['meaning']): void {
  for (const variant of variants.split(',')) {
    const key = normaliseWords(variant).join(' ')
    const known = phrases.get(key)
    if (known && known.meaning !== meaning) throw new Error(`'${key}' means both ${known.meaning} and ${meaning}.`)
    phrases.set(key, { meaning, isOpen: variant.trimEnd().endsWith('…') })
  }
}
