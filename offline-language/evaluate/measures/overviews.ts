import type { Tagger } from '../../src/language/tokens/language-model.js'
import { firstThreeTurns, firstTurns, textRankSentences } from '../baselines.js'
import { type Evaluated, mean, unescaped } from '../evaluated.js'
import { type Rouge, rouge } from '../rouge.js'

export interface OverviewScore extends Rouge {
  words: number
}

const systems = {
  overview: ({ report }) => unescaped(report.overview),
  'overview and key points, 100 words': ({ report }) =>
    firstWords(unescaped([report.overview, ...report.keyPoints.map(({ content }) => content)].join(' ')), 100),
  'first three turns': ({ conversation }) => firstThreeTurns(conversation),
  'first turns, 100 words': ({ conversation }) => firstTurns(conversation, 100),
  'TextRank, two sentences': ({ analysis }) => (analysis ? textRankSentences(analysis.conversation) : ''),
} satisfies Record<string, (one: Evaluated) => string>

/** The mean ROUGE of the overview and of the baselines against the references. */
export function overviewScores(all: readonly Evaluated[], tag: Tagger): Record<keyof typeof systems, OverviewScore> {
  const scored = Object.entries(systems).map(([name, textOf]): [string, OverviewScore] => {
    const scores = all.flatMap((one) => {
      if (!one.reference) return []
      const text = textOf(one)
      return [{ ...rouge(text, one.reference, tag), words: text.split(/\s+/).length }]
    })
    const meanOf = (key: keyof OverviewScore) => mean(scores.map((score) => score[key]))
    return [name, { r1: meanOf('r1'), r2: meanOf('r2'), rl: meanOf('rl'), words: meanOf('words') }]
  })
  return Object.fromEntries(scored) as Record<keyof typeof systems, OverviewScore>
}

function firstWords(text: string, count: number): string {
  return text.split(/\s+/).slice(0, count).join(' ')
}
