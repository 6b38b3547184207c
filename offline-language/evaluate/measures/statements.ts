import type { Evaluated } from '../evaluated.js'

export interface StatementShares {
  retold: number
  quoted: number
  refused: number
}

/** Of the sentences with content: how many the writer can retell, quotes instead, or leaves out. */
export function statementShares(all: readonly Evaluated[]): StatementShares {
  let [retold, quoted, sentences] = [0, 0, 0]
  for (const { analysis } of all) {
    if (!analysis) continue
    sentences += analysis.conversation.sentences.filter(({ stems }) => stems.size > 0).length
    for (const { reported } of analysis.candidates) {
      if (/[“"]/.test(reported.rest)) quoted++
      else retold++
    }
  }
  const share = (count: number) => count / Math.max(1, sentences)
  return { retold: share(retold), quoted: share(quoted), refused: share(sentences - retold - quoted) }
}
