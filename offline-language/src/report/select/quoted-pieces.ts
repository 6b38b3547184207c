import { capitalised } from '../../language/tokens/first-letter.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import type { Piece, SpokenTurn } from '../moves/piece.js'
import type { Conversation } from '../read/conversation.js'
import { sentencesByTurn } from '../read/sentences-by-turn.js'
import { shownQuote } from '../phrase/shown-quote.js'
import { isUnmarked, withMarks } from '../../language/sentences/unmarked-speech.js'
import { quotedCandidate, type Candidate } from './candidate.js'

const answers =
  /^(?:(?:um|uh|ah|well|hm+)[,.]? |oh,? (?!no))*(oh,? no|no|yes|yeah|okay|fine|sure|agreed|alright|all right)\b(?=[,.!])/i

/** Sentences of one turn in their speaker's words; of an answer, after its yes or no. */
export function quotedPieces(
  pieces: readonly Piece[],
  conversation: Conversation,
  answer?: SpokenTurn,
): Candidate | null {
  const sentence = sentenceOfPieces(pieces, conversation)
  if (!sentence) return null
  const said = spanOf(pieces, conversation) ?? pieces.map(({ shown }) => shown).join(' ')
  const word = answer && answer.pieces.indexOf(pieces[0]!) < 2 ? answers.exec(answer.pieces[0]!.text)?.[1] : undefined
  const isSaid = word === undefined || said.toLowerCase().startsWith(word.toLowerCase())
  const rest = `“${isSaid ? '' : `${capitalised(word.toLowerCase())}. `}${said}”`
  return quotedCandidate(
    sentence,
    rest,
    pieces.flatMap(({ evidence }) => evidence),
  )
}

/** Consecutive clauses without punctuation, as they were said: full stops between them would be a guess. */
function spanOf(pieces: readonly Piece[], { entries }: Conversation): string | null {
  const message = entries[pieces[0]!.turn]?.message ?? ''
  const quotes = pieces.flatMap(({ evidence }) => evidence.map(({ quote }) => quote))
  if (
    pieces.length < 2 ||
    pieces.slice(0, -1).some(({ text }) => text.endsWith('?')) ||
    !isUnmarked(message) ||
    quotes.length === 0
  )
    return null
  const from = message.indexOf(quotes[0]!)
  const last = quotes.at(-1)!
  const start = message.indexOf(last, from)
  if (from < 0 || start < 0) return null
  const span = message.slice(from, start + last.length)
  const isNear = span.split(/\s+/).length <= quotes.join(' ').split(/\s+/).length + mostBetween
  return isNear ? `${shownQuote(withMarks(span))}${pieces.at(-1)!.shown?.slice(-1) ?? ''}` : null
}

const mostBetween = 4

/** The sentence of the turn that says most of what is quoted. */
export function sentenceOfPieces(pieces: readonly Piece[], conversation: Conversation): Sentence | null {
  const [first] = pieces
  const text = pieces.map((piece) => piece.text).join(' ')
  const said = contentStems(text)
  // "What are you not good at?" has no word that others have not, too.
  const isIn = (one: Sentence) => Number(text.toLowerCase().includes(one.text.toLowerCase()))
  const own = sentencesByTurn(conversation).get(first?.turn ?? -1) ?? []
  return (
    own.toSorted((a, b) => sharedWords(b, said) - sharedWords(a, said) || isIn(b) - isIn(a) || a.at - b.at)[0] ?? null
  )
}

const sharedWords = ({ text }: Sentence, said: ReadonlySet<string>): number =>
  [...contentStems(text)].filter((stem) => said.has(stem)).length
