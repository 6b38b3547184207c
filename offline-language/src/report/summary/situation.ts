import { loadPatterns } from '../../data/load-patterns.js'
import type { Cast } from '../../language/names/cast.js'
import { capitalised } from '../../language/names/party.js'
import { possessive } from '../../language/persons/third-person.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import { figuresWereSaid } from './figures-were-said.js'

const { did, ownThing, hidden } = loadPatterns('situation', 'did', 'ownThing', 'hidden')
const mostWords = 24
const shareSaid = 0.4
/** "…, and you missed the flight". */
const more = /,? (?:and|but|so|because) you\b.*$/

/** What has happened, as the prompt has it: "Ann booked a hall, but it has flooded"; null if the talk was not about it. */
export function situationOf(prompt: string, said: string, { agent }: Cast): string | null {
  const known = contentStems(said)
  for (const sentence of prompt.split(/(?<=[.!?])\s+|\n/)) {
    const words = sentence.replace(/[.!?]+$/, '').replace(more, '')
    const isDeed = did.test(words)
    if ((!isDeed && !ownThing.test(words)) || hidden.test(words) || words.split(' ').length > mostWords) continue
    const stems = [...contentStems(words)]
    const isSaid = stems.filter((stem) => known.has(stem)).length >= stems.length * shareSaid
    const rest = words.replace(/^Your? /, '').replace(/^have\b/, 'has')
    if (!isSaid || /\byou\b/.test(rest) || !figuresWereSaid(words, said)) continue
    const told = rest.replace(/\byour\b/g, 'their')
    return capitalised(isDeed ? `${agent.short} ${told}` : `${possessive(agent.short)} ${told}`)
  }
  return null
}
