import type { Combined } from './combined-conversation.js'
import { evidenceFor } from '../report/read/evidence.js'
import { quoted } from '../language/markdown/quoted.js'
import { lineOf } from './named.js'
import type { LanguageModel } from '../language/tokens/language-model.js'
import type { Sentence } from '../language/sentences/sentence.js'
import { isContent } from '../language/tokens/is-content.js'

const most = 5
const mostOfEach = 2
// The usual parameters of BM25: saturation of repeated words, and the weight of the length.
const saturation = 1.2
const lengthWeight = 0.75

/** The sentences that match the words of a heading best; null if there are none. */
export function customSection(
  heading: string,
  conversations: readonly Combined[],
  language: LanguageModel,
): string | null {
  const query = [
    ...new Set(
      language
        .tag(heading)
        .filter((word) => isContent(word) || word.pos === 'PROPN')
        .map(({ stem }) => stem),
    ),
  ]
  const all = conversations.flatMap(
    (conversation) =>
      conversation.analysis?.conversation.sentences
        .filter(({ stems }) => stems.size > 1)
        .map((sentence) => ({ conversation, sentence })) ?? [],
  )
  const averageLength = all.reduce((sum, { sentence }) => sum + sentence.stems.size, 0) / Math.max(1, all.length)
  const rarity = new Map(
    query.map((stem) => {
      const holding = all.filter(({ sentence }) => matches(sentence, stem)).length
      return [stem, Math.log(1 + (all.length - holding + 0.5) / (holding + 0.5))]
    }),
  )
  const near = all
    .map((one) => ({
      ...one,
      score: query.reduce(
        (sum, stem) =>
          sum +
          (matches(one.sentence, stem)
            ? ((rarity.get(stem) ?? 0) * (saturation + 1)) /
              (1 + saturation * (1 - lengthWeight + (lengthWeight * one.sentence.stems.size) / averageLength))
            : 0),
        0,
      ),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.sentence.at - b.sentence.at)
  const lines = new Map<string, Combined>()
  for (const { conversation, sentence } of near) {
    if (lines.size >= most) break
    const told = [...lines.values()].filter((one) => one === conversation).length
    const [evidence] = evidenceFor(sentence, conversation.source.transcript)
    if (evidence && told < mostOfEach) lines.set(lineOf(conversation, quoted(evidence)), conversation)
  }
  return lines.size > 0 ? [...lines.keys()].join('\n') : null
}

/** "Pricing" matches "price" and "prices": long stems match by their prefix. */
function matches(sentence: Sentence, stem: string): boolean {
  if (sentence.stems.has(stem)) return true
  return (
    stem.length >= 4 &&
    [...sentence.stems].some(
      (other) =>
        other.length >= 4 &&
        (other.startsWith(stem.slice(0, 5)) || stem.startsWith(other.slice(0, 5))) &&
        Math.abs(other.length - stem.length) <= 3,
    )
  )
}
