import { contentStems, shared } from '../../language/tokens/content-stems.js'
import type { AgentScenario } from '../prompt/agent-scenario.js'
import type { Counterpart } from '../prompt/counterpart.js'
import { keysOf } from '../units/keys.js'
import { meaningOf } from '../units/meaning.js'
import type { Secret } from '../units/unit.js'
import { askedSecret } from '../written/asked-secrets.js'
import { ownWords } from '../written/own-words.js'
import { type ReadPrompt, type ReadSentence, sourceOf } from '../written/read-kinds.js'
import type { Role } from './role.js'

interface Kept {
  secret: Secret
  /** The place of the sentence that contains it. */
  place: number
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Turns the facts that a role may reveal only when asked into its secrets, in the part's own words. */
export function withAskedSecrets(
  role: Role,
  prompt: ReadPrompt,
  counterpart: Counterpart,
  scenario: AgentScenario,
): Role {
  const places = [...Map.groupBy(prompt.sentences, ({ place }) => place).values()]
  const wholeOf = (pieces: readonly ReadSentence[] | undefined) => pieces?.[0]?.whole ?? ''
  // The other readings know more about a key: that the person must ask twice, or promise something.
  const { units } = role
  if (units.secrets.length > 0 || role.facts.some(({ lock, needs }) => lock || needs)) return role
  const kept = places.flatMap((pieces, at): Kept[] => {
    const before = places[at - 1]
    const found = askedSecret(wholeOf(pieces), before?.[0]?.isHeading ? '' : wholeOf(before))
    const source = found?.isBefore ? before?.[0] : pieces[0]
    if (!found || !source || [...pieces, source].every(({ shares }) => shares.secret < leastSecret)) return []
    const piece = { ...source, text: capital(found.told) }
    const known = units.said.find(({ text }) => sourceOf(text, prompt)?.place === source.place)
    const text = ownWords(piece, wholeOf(before), { cast: prompt.cast, counterpart, scenario }) ?? known?.text
    const keys = keysOf(found.key).map((key) => ({ ...key, words: found.key }))
    // What it takes besides a question is known to other readings.
    if (keys.some(({ times, mood }) => times > 1 || mood)) return []
    return text ? [{ secret: { text, stems: meaningOf(text), keys }, place: source.place }] : []
  })
  if (kept.length === 0) return role
  const isKept = ({ text }: { text: string }) =>
    kept.some(({ secret, place }) => sourceOf(text, prompt)?.place === place || isMostOf(secret, text))
  const open = <Said extends { text: string }>(all: readonly Said[]) => all.filter((each) => !isKept(each))
  return {
    ...role,
    facts: open(role.facts),
    wishes: open(role.wishes),
    units: {
      ...units,
      said: open(units.said),
      onRequest: open(units.onRequest),
      secrets: kept.map(({ secret }) => secret),
    },
  }
}

const leastSecret = 0.5
const mostOfOne = 0.6

function isMostOf(secret: Secret, text: string): boolean {
  const own = contentStems(secret.text)
  return shared(own, contentStems(text)) >= own.size * mostOfOne
}
