import { castOf } from '../../src/agent/written/cast-of.js'
import { kindFeatures } from '../../src/agent/written/kind-features.js'
import { type WrittenSentence, writtenSentences } from '../../src/agent/written/written-sentences.js'
import { readRole } from '../../src/agent/role/read-role.js'
import { type SentenceVector, vectorOf } from '../../src/language/encoder/sentence-vector.js'
import type { LabelledKind, LabelledPrompt } from '../scenarios.js'

/** A sentence as its features, with its kind. */
export interface KindExample {
  features: string[]
  vector: SentenceVector
  kind: LabelledKind
  text: string
  /** The scenario's number: sentences of one scenario are trained on or tested on together. */
  scenario: number
}

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The labelled sentences as the agent reads them: with their labels, headings and neighbours. */
export function kindExamples(scenarios: readonly LabelledPrompt[]): KindExample[] {
  return scenarios.flatMap(({ scenario: written, sentences: labelled }, scenario) => {
    const sentences = writtenSentences(written.prompt)
    const cast = castOf(written, readRole(written).name)
    return labelled.flatMap(({ kind, text }) =>
      placesOf(text, sentences).map(([index, shown]) => {
        const all = sentences.with(index, { ...sentences[index]!, text: shown })
        return { features: kindFeatures(all, index, cast), vector: vectorOf(shown), kind, text: shown, scenario }
      }),
    )
  })
}

/** The sentences that a label is about: several, or a part of one. */
function placesOf(text: string, sentences: readonly WrittenSentence[]): [index: number, text: string][] {
  const wanted = bare(text)
  const found = sentences.flatMap((sentence, index): [number, string][] => {
    const own = bare(sentence.text)
    if (own.includes(wanted)) return [[index, own === wanted ? sentence.text : text]]
    const isPart = wanted === own || wanted.endsWith(` ${own}`) || (own.includes(' ') && wanted.includes(own))
    return own && isPart ? [[index, sentence.text]] : []
  })
  return found.length > 0 ? found : [[0, text]]
}
