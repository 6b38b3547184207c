import { meaningOf } from '../units/meaning.js'
import type { Secret } from '../units/unit.js'
import type { KeptSecret } from '../written/kept-secrets.js'
import { type ReadPrompt, sourceOf } from '../written/read-kinds.js'
import type { Role } from './role.js'

/** The role with the secrets that its prompt keeps in sentences of its own; what other readings make of those sentences goes. */
export function withKeptSecrets(role: Role, kept: readonly KeptSecret[], prompt: ReadPrompt): Role {
  if (kept.length === 0) return role
  const places = new Set(kept.flatMap((secret) => [...secret.places]))
  const told = kept.flatMap((secret) => [...secret.told.values()])
  const isKept = (text: string) =>
    places.has(sourceOf(text, prompt)?.place ?? -1) || told.some((words) => words.includes(text.replace(/[.]$/, '')))
  const open = <Said extends { text: string }>(all: readonly Said[]) => all.filter(({ text }) => !isKept(text))
  const { units } = role
  const keys = new Set(kept.flatMap((secret) => secret.keys.map(({ words }) => words)))
  const others = units.secrets.filter(
    (secret) => !isKept(secret.text) && !secret.keys.some(({ words }) => keys.has(words) || isKept(words)),
  )
  return {
    ...role,
    facts: open(role.facts),
    wishes: open(role.wishes),
    units: {
      ...units,
      said: open(units.said),
      onRequest: open(units.onRequest),
      secrets: [...others, ...kept.map(secretOf)],
    },
  }
}

function secretOf({ told, keys }: KeptSecret): Secret {
  const text = [...new Set(told.values())].join(' ')
  return { text, stems: meaningOf(text), keys }
}
