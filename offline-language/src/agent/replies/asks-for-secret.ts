import type { Described } from '../conditions/described.js'
import { rankLines } from '../lines/rank-lines.js'
import type { Role } from '../role/role.js'
import type { Secret } from '../units/unit.js'
import type { Talk } from './talk.js'
import { hasManyLines } from './tells-sparingly.js'

/** So probable a key of a secret has to be among the cases of all lines; more than half, and no line is more probable. */
const [likely, surely] = [0.15, 0.5]

/**
 * Whether the last turn itself is for one of a secret's keys, where the author's lines are for what else is said: what an earlier turn has opened, or
 * what is near a key and nearer to a line, is no reason to tell it now. `isSure` asks whether it is for a key rather than for any line.
 */
export function asksForSecret({ keys, text }: Secret, { conversation }: Talk, isSure = false): boolean {
  const { role, utterance, memory } = conversation
  if (!hasManyLines(conversation) || keys.every(({ words }) => words === '')) return true
  const cases = casesOf(role)
  const shares = rankLines(cases, utterance.text, memory.agentTurns.at(-1))
  return cases.some(({ then }, at) => then === text && shares[at]! >= (isSure ? surely : likely))
}

/** The lines of a part and the keys of its secrets. */
function casesOf(role: Role): readonly Described[] {
  const ofSecrets = role.units.secrets.flatMap(({ keys, text }) => keys.map(({ words }) => ({ words, then: text })))
  const cases = known.get(role.authored) ?? [...role.authored, ...ofSecrets.filter(({ words }) => words !== '')]
  known.set(role.authored, cases)
  return cases
}
const known = new WeakMap<object, readonly Described[]>()
