import type { Role } from '../role/role.js'
import type { Unit } from '../units/unit.js'
import type { Candidate } from './pair-features.js'

/** A unit that could answer; null for a secret, which means that nothing is said. */
export interface UnitCandidate extends Candidate {
  unit: Unit | null
}

const known = new WeakMap<Role['units'], UnitCandidate[]>()

/** All that the prompt has the role know. */
export function candidatesOf({ units }: Role): UnitCandidate[] {
  const found = known.get(units) ?? [
    ...units.said.map((unit) => ({ text: unit.text, topic: unit.topic ?? '', kind: unit.kind, unit })),
    ...units.onRequest.map((unit) => ({ text: unit.text, topic: '', kind: 'onRequest', unit })),
    ...units.secrets.map(({ text }) => ({ text, topic: '', kind: 'secret', unit: null })),
  ]
  known.set(units, found)
  return found
}
