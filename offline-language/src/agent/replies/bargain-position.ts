import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { cleanUtterance } from '../dialogue-acts/clean-utterance.js'
import { type Amount, amountsIn, isComparable, quantitiesIn, writtenLike } from '../wording/amounts.js'
import type { Dealing } from '../role/dealing.js'
import type { Conversation } from './conversation.js'
import { offersIn } from './offers.js'

export interface Position extends Amount {
  /** Whether either side has said it. */
  isNamed: boolean
}

/** The agent's last own number in the negotiation; the opening before it has named any. */
export function positionOf({ role, memory, userTexts }: Conversation, dealing: Dealing): Position {
  const { opening, limit } = dealing
  const least = Math.min(opening.value, limit.value)
  const most = Math.max(opening.value, limit.value)
  const facts = new Set(role.facts.map(({ text }) => text))
  const offered = userTexts.flatMap((text) => offersIn(cleanUtterance(text), dealing)).map(({ value }) => value)
  const named = memory.agentTurns
    .flatMap(sentencesOf)
    .filter((sentence) => !facts.has(sentence))
    .flatMap((sentence) => [...amountsIn(sentence), ...quantitiesIn(sentence)])
    .filter(
      (found) =>
        isComparable(found, opening) &&
        found.value >= least &&
        found.value <= most &&
        found.value !== limit.value &&
        !offered.includes(found.value),
    )
  const value = named.at(-1)?.value ?? opening.value
  const isNamed = [...memory.agentTurns, ...userTexts].some((turn) => isNamedIn(opening, turn))
  return { ...opening, value, text: writtenLike(value, opening), isNamed: isNamed || named.length > 0 }
}

export function isNamedIn(amount: Amount, turn = ''): boolean {
  return [...amountsIn(turn), ...quantitiesIn(turn)].some(({ value }) => value === amount.value)
}
