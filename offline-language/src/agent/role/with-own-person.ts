import type { Cast } from '../written/cast-of.js'
import { ofOwnPerson } from './own-person.js'
import type { Role } from './role.js'

/** A role in which no text speaks of the part as of someone else: each is turned into the first person, or left out. */
export function withOwnPerson(role: Role, cast: Cast): Role {
  const turned = (text: string) => ofOwnPerson(text, cast)
  const sayable = <Said extends { text: string }>(all: readonly Said[]): Said[] =>
    all.flatMap((each) => {
      const text = turned(each.text)
      return text === null ? [] : [{ ...each, text }]
    })
  const orNull = (text: string | null) => (text === null ? null : turned(text))
  const kept = (text: string) => turned(text) ?? text
  const { units } = role
  return {
    ...role,
    facts: sayable(role.facts),
    wishes: sayable(role.wishes),
    goals: role.goals
      .map((goal) => ({ ...goal, lines: goal.lines.flatMap((line) => turned(line) ?? []) }))
      .filter(({ lines }) => lines.length > 0),
    units: {
      ...units,
      said: sayable(units.said),
      onRequest: sayable(units.onRequest),
      secrets: units.secrets.map((secret) => ({ ...secret, text: kept(secret.text) })),
      bargains: units.bargains.map((bargain) => ({ ...bargain, text: kept(bargain.text), yes: kept(bargain.yes) })),
    },
    statements: role.statements.map((each) => ({
      ...each,
      said: orNull(each.said),
      told: orNull(each.told),
      yes: orNull(each.yes),
    })),
  }
}
