import type { Sentence } from '../../language/sentences/sentence.js'
import { contentStems } from '../../language/tokens/content-stems.js'

/** Sentences are searched for every possible topic. */
const known = new WeakMap<Sentence, ReadonlySet<string>>()

/** The sentences that have all these stems, as whole words. */
export const withStems = (sentences: readonly Sentence[], stems: readonly string[]): Sentence[] =>
  sentences.filter((sentence) => {
    const own = known.get(sentence) ?? contentStems(sentence.text)
    known.set(sentence, own)
    return stems.every((stem) => own.has(stem))
  })
