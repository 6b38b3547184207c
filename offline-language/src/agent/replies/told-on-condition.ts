import type { Role } from '../role/read-role.js'
import { wasMet } from './is-met.js'

/** The role without what it tells only after a promise that the person has not given. */
export function asKnownTo(userTexts: readonly string[], role: Role): Role {
  const kept = role.facts.filter(({ needs }) => needs && !wasMet(needs, userTexts))
  if (kept.length === 0) return role
  return {
    ...role,
    facts: role.facts.filter((fact) => !kept.includes(fact)),
    hidden: [...role.hidden, ...kept.map(({ text }) => text)],
  }
}
