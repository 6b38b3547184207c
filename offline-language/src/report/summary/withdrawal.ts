import { capitalised } from '../../language/tokens/first-letter.js'
import { partyOf } from '../../language/names/cast.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import type { Moves } from '../moves/read-moves.js'
import type { Conversation } from '../read/conversation.js'
import { holderOf } from './holder.js'

const lastPart = 0.5
const givesUp =
  /\bforget (?:the|about|what I|my)\b|\bI (?:take|will take) (?:that|it) back\b|\bI should not have asked\b/i

/** "Ann gives that up in the end.": who wanted something and drops it later; '' if no one does. */
export function withdrawalOf(matter: string, { turns }: Moves, { cast }: Conversation): string {
  const holder = holderOf(matter, cast)
  const known = contentStems(matter)
  const isIt = (text: string) => givesUp.test(text) && [...contentStems(text)].some((stem) => known.has(stem))
  const late = turns.slice(Math.floor(turns.length * lastPart))
  const found = holder && late.some(({ role, pieces }) => role === holder && pieces.some(({ text }) => isIt(text)))
  return found ? capitalised(`${partyOf(cast, holder).short} gives that up in the end.`) : ''
}
