import { type Cast, partyOf } from '../../language/names/cast.js'
import { capitalised } from '../../language/names/party.js'
import { told } from '../phrase/retell.js'
import type { Candidate } from '../select/candidate.js'

/** Neighbouring statements share a sentence as soon as there are more of them than sentences. */
export function inSentences(points: readonly Candidate[], most: number): Candidate[][] {
  const groups = points.map((point) => [point])
  while (groups.length > most) {
    const at = groups.findIndex(
      (group, place) => place > 0 && size(group) + size(groups[place - 1]!) === smallestPair(groups),
    )
    const [group] = groups.splice(at, 1)
    groups[at - 1]!.push(...(group ?? []))
  }
  return groups
}

const size = (group: readonly Candidate[]): number =>
  group.reduce((sum, { sentence }) => sum + sentence.words.length, 0)

function smallestPair(groups: readonly Candidate[][]): number {
  return Math.min(...groups.slice(1).map((group, at) => size(group) + size(groups[at]!)))
}

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

/** Told, or in its speaker's words. */
export function statementOf({ reported, sentence, lead }: Candidate, cast: Cast): string {
  const name = partyOf(cast, sentence.role).short
  if (reported.verb !== 'quoted') return `${name} ${told(reported)}`
  return `${name} says: “${[...lead.map(({ quote }) => quote.shown), reported.rest.slice(1, -1)].join(' ')}”`
}
