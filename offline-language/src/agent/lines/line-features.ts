import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { conditionFeatures } from '../conditions/condition-features.js'
import type { Described } from '../conditions/described.js'
import { sumOf } from '../conditions/learned.js'
import { readCondition } from '../conditions/read-condition.js'
import { pairsOf, readTurn } from '../conditions/read-turn.js'

export type LineFeatures = Record<string, number>

/** Of a longer turn, the last sentences are what a reply is for. */
const mostSentences = 8
/** Of these it counts how far a line is ahead of the others, too. */
const compared = ['about', 'meaning', 'then'] as const

/** What speaks for each line as the reply to a turn, by name: how near its case is to the turn and its parts, and what sets it apart. */
export function lineFeatures(lines: readonly Described[], turn: string): LineFeatures[] {
  const sentences = sentencesOf(turn).slice(-mostSentences)
  const parts = [...new Set([turn, ...sentences, ...pairsOf(sentences)])]
  const endsAsking = turn.endsWith('?')
  const isAsked = sentences.some((sentence) => sentence.endsWith('?'))
  const all = lines.map((line) => {
    const asks = readCondition(line).named.includes('asks')
    return { ...nearnessIn(line, turn, parts, sentences.at(-1) ?? turn), ...ofKind(asks, isAsked, endsAsking) }
  })
  return all.map((features, at) => ({ ...features, ...aheadOf(features, all.toSpliced(at, 1)) }))
}

const ofKind = (asks: boolean, isAsked: boolean, endsAsking: boolean): LineFeatures => ({
  asks: Number(asks),
  endsAsking: Number(endsAsking),
  asksUnasked: Number(asks && !isAsked),
  tellsAsked: Number(!asks && endsAsking),
})

function nearnessIn(line: Described, turn: string, parts: readonly string[], last: string): LineFeatures {
  const read = readCondition(line)
  const near = new Map(
    parts.map((part) => {
      const { about, does } = conditionFeatures(read, readTurn(part))
      return [part, { ...about, about: sumOf('about', about), does: sumOf('does', does) }] as const
    }),
  )
  const most = (name: string) => Math.max(...[...near.values()].map((each: LineFeatures) => each[name] ?? 0))
  const [ofWhole, ofLast]: (LineFeatures | undefined)[] = [near.get(turn), near.get(last)]
  return {
    about: most('about'),
    aboutWhole: ofWhole?.['about'] ?? 0,
    aboutLast: ofLast?.['about'] ?? 0,
    does: most('does'),
    doesWhole: ofWhole?.['does'] ?? 0,
    projectedWhole: ofWhole?.['projected'] ?? 0,
    projectedLast: ofLast?.['projected'] ?? 0,
    nearQuestion: most('nearQuestion'),
    meaning: most('meaning'),
    then: most('then'),
    fitThen: most('fitThen'),
  }
}

function aheadOf(features: LineFeatures, others: readonly LineFeatures[]): LineFeatures {
  const ahead = (name: string) =>
    others.length > 0 ? (features[name] ?? 0) - Math.max(...others.map((other) => other[name] ?? 0)) : 0
  return Object.fromEntries(compared.map((name) => [`${name} ahead`, ahead(name)]))
}
