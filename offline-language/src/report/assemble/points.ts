import type { Conversation } from '../read/conversation.js'
import { isShortTalk } from '../read/short-talk.js'
import { sharesPieces } from '../select/passage.js'
import type { Point } from '../select/point.js'
import type { RatedPassage } from '../worth/passage-worth.js'

const fewest = 3
const fewestOfShort = 2
const most = 10
/** So probably is a passage worth telling. */
const leastWorth = 0.55
/** A talk in which hardly anything is clear still has some points; no report has one that is this poor. */
const leastOfFew = 0.15

/** The passages that are most worth telling, in the order of their worth. Nothing is said twice. */
export function choosePoints(conversation: Conversation, passages: readonly RatedPassage[]): RatedPassage[] {
  const enough = isShortTalk(conversation.turns) ? fewestOfShort : fewest
  const chosen: RatedPassage[] = passages.filter(isInsult).slice(0, 1)
  for (const passage of passages.toSorted(byWorth)) {
    const least = chosen.length < enough ? leastOfFew : leastWorth
    if (chosen.length === most || passage.worth < least) break
    if (isNew(passage, chosen)) chosen.push(passage)
  }
  return chosen
}

/** The best first; of those that are about as good, the one that says more. */
export const byWorth = (one: RatedPassage, other: RatedPassage): number =>
  stepOf(other) - stepOf(one) || other.parts.flat().length - one.parts.flat().length || one.at - other.at

const steps = 10
const stepOf = ({ worth }: RatedPassage): number => Math.round(worth * steps)

/** Whether a passage quotes nothing that is quoted already. */
export const isNew = (passage: RatedPassage, chosen: readonly RatedPassage[]): boolean =>
  !chosen.some((one) => one === passage || sharesPieces(one, passage) || isOfSameTurn(one, passage))

/** A paraphrase and a quote of the same turn may say the same. */
const isOfSameTurn = (one: RatedPassage, other: RatedPassage): boolean =>
  (one.parts.length === 0 || other.parts.length === 0) && one.at === other.at

const isInsult = ({ point }: RatedPassage): boolean => point.at(-1)!.reported.verb === 'insulted'

export const inOrder = (chosen: readonly RatedPassage[]): Point[] =>
  chosen.toSorted((a, b) => a.at - b.at).map(({ point }) => point)
