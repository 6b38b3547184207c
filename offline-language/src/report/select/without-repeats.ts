import type { Commitment } from './commitment.js'
import { overlap } from './overlap.js'

const mostShared = 0.6
const mostSharedWhenDone = 0.5
/** In sentences. */
const farthest = 15

/** Each action once: the weightiest of those that say the same, and none that is part of another. */
export function withoutRepeats(found: readonly Commitment[]): Commitment[] {
  const distinct: Commitment[] = []
  for (const one of found.toSorted((a, b) => b.weight - a.weight || a.sentence.at - b.sentence.at))
    if (!distinct.some((other) => isSame(one, other) || isSaidAlike(one, other))) distinct.push(one)
  return distinct.filter(
    (one) =>
      !distinct.some(
        (other) =>
          other !== one &&
          (quotesAnother(one, other) || isInside(one, other) || quotesEndOf(one, other) || isPart(one, other)),
      ),
  )
}

/** A request and its completion count as one action. */
const isSame = (one: Commitment, other: Commitment): boolean =>
  isSameOwner(one, other) &&
  (Math.min(one.stems.size, other.stems.size) > 1 || isNear(one, other)) &&
  overlap(one.stems, other.stems) >= (other.status === 'completed' ? mostSharedWhenDone : mostShared)

/** One word alone may be of two actions: "send it to the studio email", "I'll put it in an email", long after. */
const isNear = (one: Commitment, other: Commitment): boolean =>
  Math.abs(one.sentence.at - other.sentence.at) <= farthest

/** Two promises of one turn that are quoted with the same words. */
const isSaidAlike = (one: Commitment, other: Commitment): boolean =>
  one.owner === other.owner && one.text === other.text

/** Both sides may do the same: "send me the bill", "I will send you mine". */
function isSameOwner(one: Commitment, other: Commitment): boolean {
  return one.owner === other.owner || one.status === 'completed' || other.status === 'completed'
}

/** A quote inside another one, or the same sentence for the other side. */
function isInside(one: Commitment, other: Commitment): boolean {
  const quote = one.text.slice(one.text.indexOf('“'))
  if (one.text === other.text) return one.owner !== other.owner && one.owner !== one.sentence.role
  return quote.startsWith('“') && other.owner === one.owner && other.text.includes(quote)
}

/** "“I can do that. Give me until Thursday.”" has more of the same turn than "“Give me until Thursday.” “Good.”". */
function quotesEndOf(one: Commitment, other: Commitment): boolean {
  const [, first = ''] = /“([^”]+)”/.exec(one.text) ?? []
  return (
    first !== '' &&
    !other.text.startsWith(one.text.slice(0, first.length)) &&
    other.text.includes(first) &&
    other.text.length > one.text.length
  )
}

/** A promise quoted with the request, when the request is an item of its own. */
function quotesAnother(one: Commitment, other: Commitment): boolean {
  return one.owner === other.owner && (one.also ?? []).includes(other.sentence)
}

/** "Call Ann back before six", beside "ask the coordinator today and call Ann back before six". */
const isPart = (one: Commitment, other: Commitment): boolean =>
  one.owner === other.owner &&
  !other.text.endsWith('”') &&
  one.text.length < other.text.length &&
  other.text.includes(actOf(one.text))

const actOf = (text: string): string => text.replace(/^.*? (?:will|should|needs to) /, '')
