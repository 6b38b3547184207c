import type { Sentence } from '../../language/sentences/sentence.js'
import type { Features } from '../learned/features.js'
import type { TopicLabel } from './topic-label.js'

/** How the mentions of a topic take it: as known ("the boiler") or as one of several ("a box"). */
export function articlesOf({ stems }: TopicLabel, mentions: readonly Sentence[]): Features {
  const before = mentions.flatMap((sentence) => wordsBefore(stems, sentence))
  const share = (article: RegExp) => before.filter((word) => article.test(word)).length / Math.max(1, before.length)
  return { known: share(/^the$/), anyOf: share(/^an?$/), firstAnyOf: Number(/^an?$/.test(before[0] ?? '')) }
}

/** The word before each mention, without adjectives and further words of the topic between. */
function wordsBefore(stems: readonly string[], { words }: Sentence): string[] {
  const isBetween = ({ stem, pos }: Sentence['words'][number]) => pos === 'ADJ' || stems.includes(stem)
  return words.flatMap(({ stem }, at) =>
    stem === stems.at(-1) ? [words.slice(0, at).findLast((word) => !isBetween(word))?.lower ?? ''] : [],
  )
}
