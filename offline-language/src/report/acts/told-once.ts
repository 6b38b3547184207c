import { type Piece, wordsIn } from '../moves/piece.js'
import type { Act } from './act.js'
import type { Kind } from './forms.js'

export interface ClosedAct {
  act: Act
  parts: Piece[][]
}

const proposes: ReadonlySet<Kind | undefined> = new Set(['request', 'order', 'need', 'offer', 'joint'])
const mostWords = 60

/** Each act once: a proposal and the promise that answers it are one. `pieces` are all sentences of the talk. */
export function toldOnce(acts: readonly ClosedAct[], pieces: readonly Piece[]): ClosedAct[] {
  const kept: ClosedAct[] = []
  for (const one of acts) {
    const at = kept.findIndex((other) => isSame(other, one))
    const other = kept[at]
    if (!other) kept.push(one)
    else kept[at] = joined(other, one, pieces)
  }
  return kept
}

/** The same sentence, a promise that is the other's yes, or one that is quoted with the proposal that it takes. */
function isSame({ act, parts }: ClosedAct, { act: other, parts: otherParts }: ClosedAct): boolean {
  if (act.core === other.core || act.lead?.includes(other.core) || other.lead?.includes(act.core)) return true
  const isAnswer = act.answer.includes(other.core) || other.answer.includes(act.core)
  if (isAnswer && (act.owner === other.owner || !act.form || !other.form)) return true
  if (settlesTime(act, other) || settlesTime(other, act)) return true
  if (act.owner !== other.owner) return false
  return takes(act, otherParts, other) || takes(other, parts, act)
}

/** "We can do that. Wednesday at three?": the time is agreed on next. */
const settlesTime = ({ lead }: Act, { core, form }: Act): boolean =>
  form === null && (lead?.some(({ turn }) => turn === core.turn) ?? false)

/** "I'll ask her first thing.", quoted after "Would you do that?" */
function takes(asked: Act, parts: readonly Piece[][], { at, lead }: Act): boolean {
  const isProposal = proposes.has(asked.form?.kind) || asked.lead !== undefined
  const isNext = at === asked.at + 1 || (lead !== undefined && at === asked.at + 2)
  return isProposal && isNext && parts.flat().includes(asked.core)
}

/** Both quotes as one, or the one that has more of the act if that is too long. */
function joined(one: ClosedAct, other: ClosedAct, pieces: readonly Piece[]): ClosedAct {
  const all = [...new Set([...one.parts.flat(), ...other.parts.flat()])]
  const said = all.toSorted((a, b) => pieces.indexOf(a) - pieces.indexOf(b))
  const isLong = wordsIn(said) > mostWords
  const longer = wordsIn(one.parts.flat()) >= wordsIn(other.parts.flat()) ? one : other
  return isLong ? longer : { act: one.act, parts: [...Map.groupBy(said, ({ turn }) => turn).values()] }
}
