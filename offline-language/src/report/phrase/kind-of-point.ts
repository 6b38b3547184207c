import { loadPatterns } from '../../data/load-patterns.js'
import type { Sentence } from '../../language/sentences/sentence.js'

const { refuses, agrees } = loadPatterns('kind-of-point', 'refuses', 'agrees')

/** What becomes of a point in its last turn, as the title of one that names no thing; null if it only states something. */
export function kindOfPoint(sentences: readonly Sentence[]): string | null {
  const last = sentences.at(-1)?.turns[0]
  const own = sentences.filter(({ turns: [turn] }) => turn === last)
  const isAnswer = own.length < sentences.length
  const texts = own.map(({ text }) => text)
  if (texts.some((text) => refuses.test(text))) return 'refusal'
  return isAnswer && texts.some((text) => agrees.test(text)) ? 'agreement' : null
}
