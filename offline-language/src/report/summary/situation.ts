import { capitalised } from '../../language/tokens/first-letter.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { nearness, vectorOf } from '../../language/encoder/sentence-vector.js'
import type { Cast } from '../../language/names/cast.js'
import { possessive } from '../../language/persons/third-person.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import { agreeing } from './agreeing.js'
import { figuresWereSaid } from './figures-were-said.js'

const { did, ownThing, hidden } = loadPatterns('situation', 'did', 'ownThing', 'hidden')
const mostWords = 24
const shareSaid = 0.4
/** With a turn near the beginning that means the same. */
const leastShare = 0.25
const leastNearness = 0.5
const firstTurns = 10
const fewestWords = 8
/** "…, and you missed the flight". */
const more = /,? (?:and|but|so|because) you\b.*$/

/** What has happened, as the prompt has it: "Ann booked a hall, but it has flooded"; null if the talk was not about it. */
export function situationOf(prompt: string, turns: readonly string[], { agent }: Cast): string | null {
  const said = turns.join(' ')
  const known = contentStems(said)
  for (const sentence of prompt.split(/(?<=[.!?])\s+|\n/)) {
    const plain = sentence.replace(/[.!?]+$/, '').replace(more, '')
    const words = figuresWereSaid(plain, said) ? plain : plain.replace(ofAmount, '')
    const isDeed = did.test(words)
    if ((!isDeed && !ownThing.test(words)) || hidden.test(words) || words.split(' ').length > mostWords) continue
    const stems = [...contentStems(words)]
    const share = stems.filter((stem) => known.has(stem)).length / Math.max(1, stems.length)
    const isSaid = share >= shareSaid || (share >= leastShare && isNearOne(words, turns))
    const rest = words.replace(/^Your? /, '').replace(/^have\b/, 'has')
    if (!isSaid || /\byou\b/.test(rest) || !figuresWereSaid(words, said)) continue
    const told = agreeing(rest).replace(/\byour\b/g, 'their')
    return capitalised(isDeed ? `${agent.short} ${told}` : `${possessive(agent.short)} ${told}`)
  }
  return null
}

/** "A claim of 2,310 dollars": the talk may have the claim without the amount. */
const ofAmount = / (?:of|for|worth|over) [£$€]?\d[\d.,]*(?: (?:dollars|pounds|euros))?(?= |$)/g

/** "My room was noisy", after "there was a disco under my bed". */
function isNearOne(words: string, turns: readonly string[]): boolean {
  const meant = vectorOf(words.replace(/^You\b/, 'I').replace(/\byour\b/gi, 'my'))
  return turns
    .slice(0, firstTurns)
    .filter((said) => said.split(' ').length >= fewestWords)
    .some((said) => nearness(meant, vectorOf(said)) >= leastNearness)
}
