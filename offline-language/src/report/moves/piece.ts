import type { Evidence } from '@clarity/contracts'
import { withPerson } from '../phrase/with-person.js'
import type { Role, Sentence } from '../../language/sentences/sentence.js'
import { cleanSpeech } from '../../language/sentences/clean-speech.js'
import { isAsked } from '../../language/sentences/asked.js'
import { isUnmarked } from '../../language/sentences/unmarked-speech.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { begunAgain, isBrokenUp, saidTwice } from '../phrase/broken-up.js'
import { inParts, verbatim } from '../phrase/spoken-quote.js'
import { shownQuote } from '../phrase/shown-quote.js'
import type { Conversation } from '../read/conversation.js'
import { sentencesByTurn } from '../read/sentences-by-turn.js'
import { type Figure, figuresOf } from '../phrase/figures.js'

/** A sentence of a turn, as it was said. */
export interface Piece {
  turn: number
  role: Role
  /** Without fillers and contractions, for patterns. */
  text: string
  /** As a report quotes it; null if it does not read well. */
  shown: string | null
  evidence: Evidence[]
  figures: Figure[]
}

/** How many words a report quotes of them. */
export const wordsIn = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { shown }) => sum + (shown?.split(' ').length ?? 0), 0)

/** A turn as its sentences. */
export interface SpokenTurn {
  role: Role
  /** The index of the stored turn. */
  turn: number
  pieces: Piece[]
}

const longestPiece = 36
/** "It is 720. No, hang on. It is 864." */
const takesBack = /^(?:oh,? )?(?:no,? (?:hang on|wait|sorry|hold on)|(?:sorry,? no|hang on|wait,? no)\b)/i

/** The turns of a conversation, sentence by sentence. */
export function spokenTurns(conversation: Conversation): SpokenTurn[] {
  const { turns, entries } = conversation
  const byTurn = sentencesByTurn(conversation)
  return turns.map(({ index, role }) => {
    const entry = entries[index]!
    const t = Number.isFinite(entry.time_in_call_secs) ? entry.time_in_call_secs : null
    const own = byTurn.get(index) ?? []
    if (isUnmarked(entry.message)) return { role, turn: index, pieces: own.map((one) => unmarkedPiece(one, entries)) }
    const pieces = sentencesOf(entry.message).map((said, at, all): Piece => {
      const text = cleanSpeech(said)
      return {
        turn: index,
        role,
        text,
        shown: takesBack.test(all[at + 1] ?? '') ? null : shownOf(said, own[0]?.meant),
        evidence: inParts(said).map((quote) => ({ turn: index, quote, t })),
        figures: figuresOf(text),
      }
    })
    return { role, turn: index, pieces: pieces.filter(({ text }) => text !== '') }
  })
}

/** A clause of speech without marks. */
function unmarkedPiece(sentence: Sentence, entries: Conversation['entries']): Piece {
  const { turns, role } = sentence
  const quote = verbatim(sentence, entries)
  const text = `${sentence.text}${isAsked(sentence) ? '?' : '.'}`
  const shown = quote?.shown ?? null
  return { turn: turns[0] ?? 0, role, text, shown, evidence: quote?.evidence ?? [], figures: figuresOf(text) }
}

function shownOf(said: string, meant: Sentence['meant']): string | null {
  const shown = shownQuote(said)
  const isWhole = /[.?!]$/.test(shown) && shown.split(' ').length <= longestPiece
  return isWhole && !isBrokenUp(shown) && !begunAgain.test(said.replace(saidTwice, '$1'))
    ? withPerson(shown, meant)
    : null
}
