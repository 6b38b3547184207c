import { contentStems, shared } from '../../language/tokens/content-stems.js'
import type { Features } from '../learned/features.js'
import type { Piece } from '../moves/piece.js'
import { figuresIn } from '../moves/terms-of-turn.js'
import { type Figure, isSameFigure } from '../phrase/figures.js'
import type { ReadUnit } from '../spans/unit-signs.js'

const supposes = /\b(?:if|unless)\b/i
const beginsWithIf = /^(?:and |but |so |or |well,? |okay,? )*if\b/i
/** "If it comes late, I cancel the whole order." */
const warns =
  /\b(?:if|unless|otherwise|or)\b.*\b(?:I|we) (?:will|am|are|have to|want|go|cancel|leave|tell|call|ring)\b/i
const tells = /\b(?:was|were|had|did|went|came|said|told)\b/i
const turnsBefore = 5
const turnsAfter = 3
const lastTurns = 2
const most = 4
const mostWanted = 3

/** Whether the two speak of a sentence's words around it, and what becomes of its figures: what a talk turns on is spoken of first. */
export function turningSigns(units: readonly ReadUnit[], wanted: ReadonlySet<string>): Features[] {
  const stems = units.map(({ piece }) => contentStems(piece.text))
  const turnsOf = new Map<string, Set<number>>()
  for (const [place, own] of stems.entries())
    for (const stem of own) turnsOf.set(stem, (turnsOf.get(stem) ?? new Set()).add(units[place]!.at))
  const byTurn = Map.groupBy(units, ({ at }) => at)
  const figuresOf = (at: number) => figuresIn((byTurn.get(at) ?? []).map(({ piece }) => piece))
  const count = (units.at(-1)?.at ?? 0) + 1
  return units.map(({ piece, at }, place) => ({
    ...ofWords([...stems[place]!], turnsOf, at),
    ...ofFigures(piece, figuresOf(at - 1), figuresOf(at + 1)),
    ...ofText(piece.text),
    toEnd: Math.log(count - at),
    lastTurns: Number(at >= count - lastTurns),
    wanted: Math.min(mostWanted, shared(stems[place]!, wanted)),
  }))
}

/** The number of turns, around it and later, that repeat its words. */
function ofWords(stems: readonly string[], turnsOf: ReadonlyMap<string, ReadonlySet<number>>, at: number): Features {
  const counts = stems.map((stem) => turnsOf.get(stem)!.size)
  const isSpoken = (turn: number) => stems.some((stem) => turnsOf.get(stem)!.has(turn))
  const spoken = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, more) => from + more).filter(isSpoken).length
  const comesBack = (stem: string) => [...turnsOf.get(stem)!].some((turn) => turn > at + turnsAfter)
  return {
    oftenest: Math.log(1 + Math.max(0, ...counts)),
    once: Math.min(most, counts.filter((one) => one === 1).length),
    spokenBefore: spoken(at - turnsBefore, at - 1),
    spokenAfter: spoken(at + 1, at + turnsAfter),
    spokenLater: Math.min(most, stems.filter(comesBack).length),
  }
}

function ofFigures({ figures }: Piece, before: readonly Figure[], after: readonly Figure[]): Features {
  const some = (others: readonly Figure[], is: (own: Figure, other: Figure) => boolean) =>
    Number(figures.some((own) => others.some((other) => is(own, other))))
  const isOfKind = (own: Figure, other: Figure) => own.kind === other.kind
  return {
    sameBefore: some(before, isSameFigure),
    kindBefore: some(before, isOfKind),
    sameAfter: some(after, isSameFigure),
    otherAfter: some(after, (own, other) => isOfKind(own, other) && own.value !== other.value),
  }
}

const ofText = (text: string): Features => ({
  supposes: Number(supposes.test(text)),
  beginsWithIf: Number(beginsWithIf.test(text)),
  warns: Number(warns.test(text)),
  tells: Number(tells.test(text)),
})
