import type { TopicPhrase } from '../../language/phrases/topic-phrases.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { contentStems } from '../../language/tokens/content-stems.js'

/** How often the noun of a phrase comes up, in turns; `isOfBoth` if both speakers say it. */
export type Mentions = (phrase: Pick<TopicPhrase, 'head'>) => {
  count: number
  isOfBoth: boolean
  isName: boolean
  isInTitle: boolean
}

export function mentionsIn(sentences: readonly Sentence[], scenarioTitle = ''): Mentions {
  const titled = contentStems(scenarioTitle)
  const known = new Map<string, { turns: Set<number>; roles: Set<string>; isName: boolean }>()
  for (const { words, turns, role } of sentences)
    for (const [at, { stem, pos, text }] of words.entries()) {
      const one = known.get(stem) ?? { turns: new Set(), roles: new Set(), isName: false }
      one.turns.add(turns[0] ?? -1)
      one.roles.add(role)
      one.isName ||= at > 0 && pos === 'PROPN' && /^\p{Lu}\p{Ll}/u.test(text)
      known.set(stem, one)
    }
  return ({ head }) => {
    const one = known.get(head)
    return {
      count: one?.turns.size ?? 0,
      isOfBoth: (one?.roles.size ?? 0) > 1,
      isName: one?.isName ?? false,
      isInTitle: titled.has(head),
    }
  }
}
