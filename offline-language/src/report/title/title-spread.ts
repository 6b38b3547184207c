import { contentStems } from '../../language/tokens/content-stems.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { Features } from '../learned/features.js'

const most = 6

/** How often and where the words of a title occur in the whole talk. */
interface Spoken {
  turns: Set<number>
  /** How probably the talk comes to one of their sentences. */
  decided: number
}

/**
 * How far a talk speaks of a title's words: in turns outside of the point, from where to where, and in what it comes to. A joke
 * has none of these.
 */
export function spreadIn(
  sentences: readonly Sentence[],
  decided: (sentence: Sentence) => number,
): (title: string, own: readonly Sentence[]) => Features {
  const known = new Map<string, Spoken>()
  for (const sentence of sentences) {
    const chance = decided(sentence)
    for (const stem of contentStems(sentence.text)) {
      const one = known.get(stem) ?? { turns: new Set(), decided: 0 }
      for (const turn of sentence.turns) one.turns.add(turn)
      known.set(stem, { ...one, decided: Math.max(one.decided, chance) })
    }
  }
  const count = Math.max(1, ...sentences.flatMap(({ turns }) => turns))
  return (title, own) => {
    const spoken = [...contentStems(title)].map((stem) => known.get(stem) ?? { turns: new Set<number>(), decided: 0 })
    if (spoken.length === 0) return {}
    const here = new Set(own.flatMap(({ turns }) => turns))
    const least = (valueOf: (one: Spoken) => number) => Math.min(...spoken.map(valueOf))
    return {
      outside:
        Math.min(
          most,
          least(({ turns }) => [...turns].filter((turn) => !here.has(turn)).length),
        ) / most,
      range: least(({ turns }) => Math.max(0, ...turns) - Math.min(count, ...turns)) / count,
      decidedSomewhere: least((one) => one.decided),
      comesLater: Number(spoken.every(({ turns }) => [...turns].some((turn) => turn > Math.max(...here)))),
      cameBefore: Number(spoken.every(({ turns }) => [...turns].some((turn) => turn < Math.min(...here)))),
    }
  }
}
