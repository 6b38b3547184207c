import { keysOf } from '../units/keys.js'
import type { Secret } from '../units/unit.js'
import type { Role } from './role.js'

/** Whether the prompt says nothing of what opens a secret. */
const isBare = ({ keys }: Secret): boolean => keys.every(({ words }) => words === '')

/** "If the tutor asks about home or money, you begin to open up": that opens what the prompt keeps back without a key of its own. */
export function withOpeningCases(role: Role): Role {
  const keys = role.triggers.flatMap(({ opens, words }) => (opens ? keysOf(words) : []))
  if (keys.length === 0) return role
  const secrets = role.units.secrets.map((secret) =>
    isBare(secret) ? { ...secret, keys: [...secret.keys, ...keys] } : secret,
  )
  return { ...role, units: { ...role.units, secrets } }
}
