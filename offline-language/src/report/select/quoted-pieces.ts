import type { Sentence } from '../../language/sentences/sentence.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import type { Piece } from '../moves/piece.js'
import type { Conversation } from '../read/conversation.js'
import { quotedCandidate, type Candidate } from './candidate.js'

/** Sentences of one turn in their speaker's words. */
export function quotedPieces(pieces: readonly Piece[], conversation: Conversation): Candidate | null {
  const sentence = sentenceOfPieces(pieces, conversation)
  if (!sentence) return null
  const rest = `“${pieces.map(({ shown }) => shown).join(' ')}”`
  return quotedCandidate(
    sentence,
    rest,
    pieces.flatMap(({ evidence }) => evidence),
  )
}

/** The sentence of the turn that says most of what is quoted. */
export function sentenceOfPieces(pieces: readonly Piece[], conversation: Conversation): Sentence | null {
  const [first] = pieces
  const said = contentStems(pieces.map(({ text }) => text).join(' '))
  const own = byTurn(conversation).get(first?.turn ?? -1) ?? []
  return own.toSorted((a, b) => sharedWords(b, said) - sharedWords(a, said) || a.at - b.at)[0] ?? null
}

const sharedWords = ({ text }: Sentence, said: ReadonlySet<string>): number =>
  [...contentStems(text)].filter((stem) => said.has(stem)).length

const turns = new WeakMap<Conversation, Map<number, Sentence[]>>()

function byTurn(conversation: Conversation): Map<number, Sentence[]> {
  const known = turns.get(conversation) ?? Map.groupBy(conversation.sentences, ({ turns: [turn = -1] }) => turn)
  turns.set(conversation, known)
  return known
}
