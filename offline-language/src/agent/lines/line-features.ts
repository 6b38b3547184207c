import { conditionPiecesOf, conditionVectorOf } from '../../language/encoder/condition-vector.js'
import { matched } from '../../language/encoder/piece-match.js'
import { nearness, vectorOf } from '../../language/encoder/sentence-vector.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { conditionFeatures } from '../conditions/condition-features.js'
import type { Described } from '../conditions/described.js'
import { readCondition } from '../conditions/read-condition.js'
import { pairsOf, readTurn } from '../conditions/read-turn.js'

export type LineFeatures = Record<string, number>

/** Of a longer turn, the last sentences are what a reply is for. */
const mostSentences = 8
/** Of these it counts how far a line is ahead of the others, too. */
const compared = [
  'meaning',
  'then',
  'met',
  'metWhole',
  'metThen',
  'metAfter',
  'shown',
  'matched',
  'matchedAfter',
] as const

/**
 * What speaks for each line as the reply to a turn, by name: how near its case is to the turn and its parts, alone and after what the part has
 * said `before` it, and what sets it apart.
 */
export function lineFeatures(lines: readonly Described[], turn: string, before = ''): LineFeatures[] {
  const sentences = sentencesOf(turn).slice(-mostSentences)
  const parts = [...new Set([turn, ...sentences, ...pairsOf(sentences)])]
  const endsAsking = turn.endsWith('?')
  const isAsked = sentences.some((sentence) => sentence.endsWith('?'))
  const all = lines.map((line) => {
    const asks = readCondition(line).named.includes('asks')
    const last = sentences.at(-1) ?? turn
    return {
      ...nearnessIn(line, turn, parts, last),
      ...metIn(line, turn, sentences, last),
      ...metAfter(line, turn, afterWords(before, turn)),
      ...shownIn(line, [turn, ...sentences]),
      ...ofKind(asks, isAsked, endsAsking),
      length: sentences.length,
    }
  })
  return all.map((features, at) => ({ ...features, ...aheadOf(features, all.toSpliced(at, 1)) }))
}

const ofKind = (asks: boolean, isAsked: boolean, endsAsking: boolean): LineFeatures => ({
  asks: Number(asks),
  endsAsking: Number(endsAsking),
  asksUnasked: Number(asks && !isAsked),
  tellsAsked: Number(!asks && endsAsking),
})

/** How near the case of a line, and its words, are to the turn by what was learned of cases and what meets them. */
function metIn(line: Described, turn: string, sentences: readonly string[], last: string): LineFeatures {
  const asked = conditionVectorOf(readCondition(line).asked)
  const near = (said: string) => nearness(conditionVectorOf(said), asked)
  const all = [turn, ...sentences].map(near)
  return {
    met: Math.max(...all),
    'met²': Math.max(...all) ** 2,
    metWhole: near(turn),
    metLast: near(last),
    metAsked: last.endsWith('?') ? near(last) : 0,
    metThen: nearness(conditionVectorOf(turn), conditionVectorOf(wordsToSay(line.then))),
  }
}

/** A turn with the last that was said before it: what "Yes, twice." says depends on it. */
export const afterWords = (before: string, turn: string): string =>
  [...sentencesOf(before).slice(-mostBefore), turn].join(' ')
const mostBefore = 2

function metAfter(line: Described, turn: string, said: string): LineFeatures {
  const { asked } = readCondition(line)
  const words = wordsToSay(line.then)
  return {
    metAfter: nearness(conditionVectorOf(said), conditionVectorOf(asked)),
    thenAfter: nearness(conditionVectorOf(said), conditionVectorOf(words)),
    matched: matched(conditionPiecesOf(asked), conditionPiecesOf(turn)),
    matchedAfter: matched(conditionPiecesOf(asked), conditionPiecesOf(said)),
    matchedWords: matched(conditionPiecesOf(words), conditionPiecesOf(said)),
  }
}

/** How near the turn is to what people say in the case of a line by its author's examples. */
function shownIn({ examples = [] }: Described, parts: readonly string[]): LineFeatures {
  const likeness = (vectorBy: (text: string) => Float32Array) =>
    Math.max(0, ...examples.flatMap((each) => parts.map((part) => nearness(vectorBy(part), vectorBy(each)))))
  const shown = likeness(conditionVectorOf)
  return { shown, 'shown²': shown ** 2, shownWords: likeness(vectorOf), hasExamples: Number(examples.length > 0) }
}

/** 'say: "I know."' without what is no part of the words. */
export const wordsToSay = (then: string): string => then.replace(saying, '')
const saying = /^(?:you )?(?:say|answer|reply):? ?["“]|["”][.!]?$/g

function nearnessIn(line: Described, turn: string, parts: readonly string[], last: string): LineFeatures {
  const read = readCondition(line)
  const near = new Map(parts.map((part) => [part, conditionFeatures(read, readTurn(part)).about] as const))
  const most = (name: string) => Math.max(...[...near.values()].map((each) => each[name] ?? 0))
  return {
    projectedWhole: near.get(turn)?.['projected'] ?? 0,
    projectedLast: near.get(last)?.['projected'] ?? 0,
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
