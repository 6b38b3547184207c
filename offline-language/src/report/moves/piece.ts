import { lowerFirst } from '../../language/tokens/first-letter.js'
import type { Evidence } from '@clarity/contracts'
import { withPerson } from '../phrase/with-person.js'
import type { Role, Sentence } from '../../language/sentences/sentence.js'
import { cleanSpeech } from '../../language/sentences/clean-speech.js'
import { isAsked } from '../../language/sentences/asked.js'
import { isUnmarked } from '../../language/sentences/unmarked-speech.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { withoutTakenBack } from './without-taken-back.js'
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
  /** As it was said, without its fillers. */
  said: string
  /** As a report quotes it; null if it does not read well. */
  shown: string | null
  /** Whether its speaker corrects it: what is around it can be quoted together. */
  isTakenBack?: boolean
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
const endMark = /[.?!]$/
/** The turns of a conversation, sentence by sentence. */
export function spokenTurns(conversation: Conversation): SpokenTurn[] {
  const { turns, entries } = conversation
  const byTurn = sentencesByTurn(conversation)
  const bare = turns.filter(({ index }) => !endMark.test(entries[index]!.message ?? ''))
  const isBare = bare.length > turns.length / 2
  return turns.map(({ index, role }) => {
    const entry = entries[index]!
    const t = Number.isFinite(entry.time_in_call_secs) ? entry.time_in_call_secs : null
    const own = byTurn.get(index) ?? []
    if (isUnmarked(entry.message)) return { role, turn: index, pieces: own.map((one) => unmarkedPiece(one, entries)) }
    const pieces = withoutTakenBack(sentencesOf(entry.message)).map(({ said, stands }): Piece => {
      const text = cleanSpeech(said)
      return {
        turn: index,
        role,
        text,
        said: withPerson(shownQuote(said), own[0]?.meant),
        shown: stands === '' ? null : shownOf(stands, stands !== said, isBare, own[0]?.meant),
        isTakenBack: stands === '',
        evidence: inParts(stands || said).map((quote) => ({ turn: index, quote, t })),
        figures: figuresOf(text),
      }
    })
    return { role, turn: index, pieces: pieces.filter(({ text }) => text !== '') }
  })
}

/** "My.", before "debit card". */
const isLone = /^(?:my|your|the|an?|of|to|and|but|or)$/i

/** A clause of speech without marks. */
function unmarkedPiece(sentence: Sentence, entries: Conversation['entries']): Piece {
  const { turns, role } = sentence
  const quote = verbatim(sentence, entries)
  const text = `${sentence.text}${isAsked(sentence) ? '?' : '.'}`
  const shown = quote && !isLone.test(quote.shown) ? quote.shown : null
  return {
    turn: turns[0] ?? 0,
    role,
    text,
    said: quote?.shown ?? shownQuote(text),
    shown,
    evidence: quote?.evidence ?? [],
    figures: figuresOf(text),
  }
}

/** `isBare` says that hardly a turn of the talk has a mark at its end: this one is no less whole without. */
function shownOf(said: string, isCut: boolean, isBare: boolean, meant: Sentence['meant']): string | null {
  const shown = shownQuote(said)
  const isWhole = (isBare || endMark.test(shown)) && shown.split(' ').length <= longestPiece
  return isWhole && !isBrokenUp(shown) && !begunAgain.test(said.replace(saidTwice, '$1'))
    ? withPerson(isCut ? `… ${lowerFirst(shown)}` : shown, meant)
    : null
}
