import { loadPatterns } from '../../data/load-patterns.js'
import { meansSomebody } from '../../language/phrases/persons.js'
import { saysNothing } from '../phrase/general-nouns.js'
import { money } from '../phrase/figures.js'
import type { Conversation } from '../read/conversation.js'
import type { Passage } from './passage.js'

const { purpose, trouble } = loadPatterns('reason', 'purpose', 'trouble', 'asksForIt')
const { opensTalk, closesTalk } = loadPatterns('side-talk', 'opensTalk', 'closesTalk')
const wants = /\b(?:I|we) (?:want|need|would like|have decided)\b/i
const fewestTurns = 12
const firstPart = 0.13
const lastTurns = 2
const lastOfOpening = 3
const fewestOthers = 2

/**
 * Whether a passage at the edge of a talk has no figure, no wish and no thing that the talk comes back to: "mind the step". The
 * figures of "how was the weekend?" do not count.
 */
export function isSideTalk({ at, parts }: Passage, conversation: Conversation): boolean {
  const { turns, sentences, cast } = conversation
  const isEnd = at >= turns.length - lastTurns
  const pieces = parts.flat().filter(({ text }) => !(isEnd && closesTalk.test(text)))
  if (isEnd && parts.length > 0 && pieces.length === 0) return true
  const isOpening =
    at <= lastOfOpening &&
    pieces.some(({ text }) => opensTalk.test(text)) &&
    !pieces.some(({ text }) => money.test(text))
  const isEdge = isOpening || at < turns.length * firstPart || isEnd
  if (turns.length < fewestTurns || !isEdge || parts.length === 0) return false
  const says = ({ text }: (typeof pieces)[number]) => purpose.test(text) || trouble.test(text) || wants.test(text)
  if (pieces.some((piece) => (piece.figures.length > 0 && !isOpening) || says(piece))) return false
  const own = new Set(pieces.map(({ turn }) => turn))
  const turnsOf = Map.groupBy(
    sentences.flatMap(({ words, turns: [turn = -1] }) => words.map((word) => ({ word, turn }))),
    ({ word }) => word.stem,
  )
  const text = pieces.map((piece) => piece.text.toLowerCase()).join(' ')
  const things = sentences
    .filter(({ turns: [turn = -1], text: said }) => own.has(turn) && text.includes(said.toLowerCase()))
    .flatMap(({ words }) => words)
    .filter(({ pos, lower }) => pos === 'NOUN' && !saysNothing.test(lower) && !cast.nameParts.has(lower))
    .filter((word) => !meansSomebody(word))
  return !things.some(({ stem }) => {
    const others = new Set((turnsOf.get(stem) ?? []).map(({ turn }) => turn).filter((turn) => !own.has(turn)))
    return others.size >= fewestOthers
  })
}
