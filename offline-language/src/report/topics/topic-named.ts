import type { Sentence } from '../../language/sentences/sentence.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import { capitalised } from '../../language/tokens/first-letter.js'
import type { Features } from '../learned/features.js'
import type { FoundTopic } from './possible-topic.js'
import { withStems } from './with-stems.js'

/** The topic of a name, with the sentences that say it; empty if none does. */
export function topicNamed(name: string, sentences: readonly Sentence[], features: Features): FoundTopic[] {
  const stems = [...contentStems(name)]
  const mentions = withStems(sentences, stems)
  return mentions.length > 0 ? [{ label: { text: capitalised(name), name, stems }, mentions, features }] : []
}
