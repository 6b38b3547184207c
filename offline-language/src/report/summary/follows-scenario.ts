import type { Cast } from '../../language/names/cast.js'
import { nearness, vectorOf } from '../../language/encoder/sentence-vector.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import { wasSaid } from './was-said.js'

const shareSaid = 0.3
const leastNearness = 0.45
const shareOfPrompt = 0.15
const shareOfUnnamed = 0.3
const firstTurns = 12
const fewestWords = 5
const sentenceEnd = /(?<=[.?!])\s+/

/** Whether the two talk about what the title says: in its words, in words that mean it, or as the part that the prompt has. */
export const isOfTitle = (
  thing: string,
  title: string,
  prompt: string,
  turns: readonly string[],
  cast: Cast,
): boolean =>
  wasSaid(`it ${thing}`, turns.join(' '), shareSaid) || isPlayed(prompt, turns, cast) || isMeant(title, turns)

const shortestName = 3
const named = /\bYou are ((?:\p{Lu}[\p{L}'-]+\.? ?)+)/u

/** The part's name is spoken and some of what its prompt says, or much of that. */
function isPlayed(prompt: string, turns: readonly string[], { agent, user }: Cast): boolean {
  const said = turns.join(' ')
  const names = [...(named.exec(prompt)?.[1] ?? '').split(' '), ...(agent.isNamed && user.isNamed ? [user.short] : [])]
  const isNamed = names.some((name) => name.length >= shortestName && said.includes(name))
  const known = contentStems(said)
  const stems = [...contentStems(prompt)]
  const share = stems.filter((stem) => known.has(stem)).length / Math.max(1, stems.length)
  return share >= (isNamed ? shareOfPrompt : shareOfUnnamed)
}

function isMeant(title: string, turns: readonly string[]): boolean {
  const meant = vectorOf(title)
  return turns
    .slice(0, firstTurns)
    .flatMap((text) => text.split(sentenceEnd))
    .filter((said) => said.split(' ').length >= fewestWords)
    .some((said) => nearness(meant, vectorOf(said)) >= leastNearness)
}
