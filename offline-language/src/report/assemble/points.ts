import type { Conversation } from '../read/conversation.js'
import { isShortTalk } from '../read/short-talk.js'
import { sharesPieces } from '../select/passage.js'
import type { Point } from '../select/point.js'
import type { RatedPassage } from '../worth/passage-worth.js'

const fewest = 3
const fewestOfShort = 2
const most = 10
/** What a talk is filled up with in which hardly anything is clear. */
const leastChance = 0.03

/** The insult and the best row of passages, the most probable first; nothing is said twice. */
export function choosePoints(conversation: Conversation, passages: readonly RatedPassage[]): RatedPassage[] {
  const enough = isShortTalk(conversation.turns) ? fewestOfShort : fewest
  const inRow = passages.filter(({ isBest }) => isBest).toSorted(byChance)
  const others = passages.filter(({ isBest, chance }) => !isBest && chance >= leastChance).toSorted(byChance)
  const chosen = passages.filter(isInsult).slice(0, 1)
  for (const passage of inRow) if (chosen.length < most && isNew(passage, chosen)) chosen.push(passage)
  for (const passage of others) if (chosen.length < enough && isNew(passage, chosen)) chosen.push(passage)
  return chosen
}

/** The most probable first. */
export const byChance = (one: RatedPassage, other: RatedPassage): number =>
  other.chance - one.chance || one.at - other.at

/** Whether a passage quotes nothing that is quoted already. */
export const isNew = (passage: RatedPassage, chosen: readonly RatedPassage[]): boolean =>
  !chosen.some((one) => one === passage || sharesPieces(one, passage) || isOfSameTurn(one, passage))

/** A paraphrase and a quote of the same turn may say the same. */
const isOfSameTurn = (one: RatedPassage, other: RatedPassage): boolean =>
  (one.parts.length === 0 || other.parts.length === 0) && one.at === other.at

const isInsult = ({ point }: RatedPassage): boolean => point.at(-1)!.reported.verb === 'insulted'

export const inOrder = (chosen: readonly RatedPassage[]): Point[] =>
  chosen.toSorted((a, b) => a.at - b.at).map(({ point }) => point)
