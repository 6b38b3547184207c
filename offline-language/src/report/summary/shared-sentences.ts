import { capitalised } from '../../language/tokens/first-letter.js'
import { type Cast, partyOf } from '../../language/names/cast.js'
import { told } from '../phrase/retell.js'
import type { Candidate } from '../select/candidate.js'
import { withoutOpening } from './overview-quote.js'

const mostSentences = 3

/** The sentences that are left beside others; what both say at the end are two. */
export function roomBeside(others: readonly string[], end: readonly Candidate[] | null): number {
  return Math.max(1, mostSentences - others.filter(Boolean).length - Math.max(0, (end?.length ?? 1) - 1))
}

const mostWordsOfPair = 70
const mostClauses = 2

/** The weightiest statements that fit in so many sentences, each with at most two of them that follow one another. */
export function inSentences(points: readonly Candidate[], most: number): Candidate[][] {
  const [best] = subsetsOf(points)
    .map((chosen) => ({
      groups: chosen.length <= most ? chosen.map((one) => [one]) : packed(chosen),
      value: chosen.reduce((sum, one) => sum + valueOf(one), 0),
    }))
    .filter(({ groups }) => groups.length <= most)
    .toSorted((a, b) => b.value - a.value)
  return best?.groups ?? []
}

const subsetsOf = (points: readonly Candidate[]): Candidate[][] =>
  points.reduce<Candidate[][]>((all, one) => [...all, ...all.map((some) => [...some, one])], [[]])

const valueOf = ({ part, score, sentence }: Candidate): number =>
  (part === 'reason' ? 100 : Math.max(0, score)) + sentence.words.length / 10

function packed(points: readonly Candidate[]): Candidate[][] {
  const groups: Candidate[][] = []
  for (const point of points) {
    const last = groups.at(-1)
    const isFull = !last || last.length === mostClauses || size([...last, point]) > mostWordsOfPair
    if (isFull) groups.push([point])
    else last.push(point)
  }
  return groups
}

const size = (group: readonly Candidate[]): number =>
  group.reduce((sum, { sentence }) => sum + sentence.words.length, 0)

export function sentenceOf(points: readonly Candidate[], cast: Cast): string {
  const parts = points.map((point, at) => {
    const before = points[at - 1]
    const isSameWay =
      before?.sentence.role === point.sentence.role && before.reported.verb === 'said' && point.reported.verb === 'said'
    const text = isSameWay ? `that ${point.reported.rest.replace(/^that /, '')}` : statementOf(point, cast)
    return at < points.length - 1 ? text.replace(/\.(?=”?$)/, '') : text
  })
  const joined = parts.join(', and ')
  return `${capitalised(joined)}${/[.?!][”"]?$/.test(joined) ? '' : '.'}`
}

const promise = /^(?:that )?they (?=will (?!have\b|be\b))/

/** Told, or in its speaker's words. */
export function statementOf({ reported, sentence, lead }: Candidate, cast: Cast): string {
  const name = partyOf(cast, sentence.role).short
  // "Karen will send it" says as much as "Karen says they will send it".
  if (reported.verb === 'said' && promise.test(reported.rest)) return `${name} ${reported.rest.replace(promise, '')}`
  if (reported.verb !== 'quoted') return `${name} ${told(reported)}`
  const said = [...lead.map(({ quote }) => quote.shown), reported.rest.slice(1, -1)].join(' ')
  return `${name} says: “${withoutOpening(said)}”`
}

/** No name. */
const opensSentence = /^(?:The|In|They|It|Nothing)(?= )/

/** The first two as one, if there are more than so many. */
export function joinedTo(most: number, sentences: readonly string[]): string[] {
  const [first, second, ...others] = sentences
  if (sentences.length <= most || first === undefined || second === undefined) return [...sentences]
  return [
    `${first.replace(/\.(?=”?$)/, '')}, and ${second.replace(opensSentence, (word) => word.toLowerCase())}`,
    ...others,
  ]
}
