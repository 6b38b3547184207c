import { isWeekday } from '../../language/tokens/calendar.js'
import { figuresOf } from '../phrase/figures.js'
import type { Piece } from '../moves/piece.js'
import type { Conversation } from '../read/conversation.js'
import { isIdentity } from '../select/identity.js'
import type { Passage } from '../select/passage.js'

const leastNumber = 10
const money = /[€£$%]|\b(?:percent|pounds?|euros?|dollars?|francs?|refund|price|fee|cost|pay)\b/i

/** The amounts, dates and names of a text. */
export function factsIn(text: string, names: ReadonlySet<string>): string[] {
  const isAmount = (value: string) => Number(value) >= leastNumber || money.test(text)
  const figures = figuresOf(text)
    .filter(({ kind, value, isTime }) => kind !== 'number' || isTime || isAmount(value))
    .map(({ kind, value }) => `${kind} ${value}`)
  return [...figures, ...(text.match(/\p{Lu}[\p{L}-]{2,}/gu) ?? []).filter((word) => names.has(word))]
}

/**
 * The names of persons, firms and places in the words of either speaker, without the speakers themselves. Who is named once is no
 * matter of the talk: "Oh, here's Hilary."
 */
export function namesIn({ sentences, cast }: Conversation): ReadonlySet<string> {
  const named = sentences.flatMap(({ words }) =>
    words.filter(({ pos, text }, at) => pos === 'PROPN' && at > 0 && /^\p{Lu}\p{Ll}{2,}/u.test(text)),
  )
  const others = named.filter(({ lower }) => !cast.nameParts.has(lower) && !isWeekday(lower)).map(({ text }) => text)
  const count = Map.groupBy(others, (text) => text)
  return new Set(others.filter((text) => count.get(text)!.length >= fewestTimes))
}

const fewestTimes = 2

/**
 * The passages with a fact that no statement has. Left out are: what a later figure
 * replaces, who the caller is, and what no reader understands (it has no passage).
 */
export function lackingPassages<One extends Passage>(
  passages: readonly One[],
  conversation: Conversation,
  isReplaced: (piece: Piece) => boolean,
  statements: string,
  names: ReadonlySet<string>,
): One[] {
  const told = new Set(factsIn(statements, names))
  const isOfCaller = callerTurns(conversation)
  return passages.filter(({ parts }) =>
    parts.flat().some((piece) => {
      if (isReplaced(piece) || isOfCaller.has(piece.turn)) return false
      return factsIn(piece.text, names).some((fact) => !told.has(fact))
    }),
  )
}

function callerTurns({ sentences }: Conversation): ReadonlySet<number> {
  return new Set(sentences.filter((one, at) => isIdentity(one, sentences[at - 1])).flatMap(({ turns }) => turns))
}
