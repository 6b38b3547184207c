import { meaningOf, overlap } from '../units/meaning.js'
import type { Unit } from '../units/unit.js'
import type { Talk } from './talk.js'

const reason = /\b(?:because|since|so that|as I|otherwise|last time)\b/i

/** "Depends on what?", "Why not?": what explains the role's own last words. */
export function explanation({ units, conversation, userTexts }: Talk): string | null {
  const { memory } = conversation
  const last = meaningOf(`${memory.agentTurns.at(-1) ?? ''} ${userTexts.at(-2) ?? ''}`)
  const said = units.said.find(({ text }) => memory.agentTurns.at(-1)?.includes(text.replace(/[.!]$/, '')))
  const order = (unit: Unit) =>
    overlap(last, unit.stems) +
    (reason.test(unit.text) ? 1 : 0) +
    (said && Math.abs(unit.place - said.place) <= 1 ? 1 : 0)
  const bargain = units.bargains
    .filter(({ text, isSilent }) => !isSilent && !memory.isSaid(text))
    .sort((a, b) => overlap(last, b.stems) - overlap(last, a.stems))[0]
  const best = units.said
    .filter(
      ({ text, kind }) =>
        !memory.holds(text) && kind !== 'acceptance' && (kind !== 'refusal' || reason.test(text)) && !isWho.test(text),
    )
    .sort((a, b) => order(b) - order(a))[0]
  if (bargain && (!best || overlap(last, bargain.stems) >= order(best))) return bargain.text
  return best?.text ?? bargain?.text ?? null
}

/** Who the role is explains nothing. */
const isWho = /^I am (?:\p{Lu}|Mr|an? )|^You (?!do not)/u
