import { loadPatterns } from '../../data/load-patterns.js'
import { partyOf } from '../../language/names/cast.js'
import type { LanguageModel } from '../../language/tokens/language-model.js'
import type { Piece } from '../moves/piece.js'
import { doubtOf } from '../phrase/doubts.js'
import { reported } from '../phrase/reported-speech.js'
import { told } from '../phrase/retell.js'
import type { Conversation } from '../read/conversation.js'
import { sentenceOfPieces } from '../select/quoted-pieces.js'

const { opens, does, unclear } = loadPatterns('told-deed', 'opens', 'does', 'unclear')

/** "Ann can put the payment back today": what a speaker undertakes, refuses or asks for, without its full stop; null if it must be quoted. */
export function toldDeed(piece: Piece, conversation: Conversation, language: LanguageModel): string | null {
  const { cast } = conversation
  const own = sentenceOfPieces([piece], conversation)
  const text = piece.text.replace(opens, '').replace(/[.!]$/, '')
  if (!own || text.endsWith('?') || unclear.test(text)) return null
  const sentence = { ...own, text, words: language.tag(text), isQuestion: false }
  const found = doubtOf(sentence, cast) === null ? reported(sentence, cast, language) : null
  if (!found) return null
  const name = partyOf(cast, piece.role).short
  if (found.verb !== 'said') return found.verb === 'asked' || found.verb === 'refused' ? `${name} ${told(found)}` : null
  return does.test(found.rest) ? `${name} ${found.rest.replace(does, '').replace(/^can not\b/, 'cannot')}` : null
}
