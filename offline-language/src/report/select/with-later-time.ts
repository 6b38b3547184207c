import { timesIn } from '../phrase/time-phrase.js'
import { toCome } from './commitment-patterns.js'
import type { Commitment } from './commitment.js'
import { saysWhen } from './request-patterns.js'

const givesTime = /^(?:you|they) will (?:have|get) (?:it|them|that)\b/i
/** What comes into the other's hands: nobody has what "I'll ask Zoe" means. */
const verbs = 'send|bring|give|get|email|post|forward|write|draft|finish|deliver|prepare|print|copy|do|make|order|mail'
const gives = new RegExp(`\\bwill (?:${verbs}|upload|text|share|drop|pay|transfer|refund|return)\\b`, 'i')
const farthest = 5

/** "I'll send you the sheet", and later "you'll have it tomorrow": one action, with its time. */
export function withLaterTimes(commitments: readonly Commitment[]): Commitment[] {
  const dropped = new Set<Commitment>()
  const times = new Map<Commitment, Commitment>()
  for (const late of commitments) {
    if (!givesTime.test(late.sentence.text) || !saysWhen.test(late.sentence.text)) continue
    const early = commitments.findLast(
      (one) =>
        one !== late &&
        one.owner === late.owner &&
        one.sentence.at < late.sentence.at &&
        late.sentence.at - one.sentence.at <= farthest &&
        !one.text.endsWith('”') &&
        (gives.test(one.text) || one.sentence.turns[0] === late.sentence.turns[0]) &&
        !toCome.test(one.text),
    )
    if (!early) continue
    dropped.add(late)
    times.set(early, late)
  }
  return commitments
    .filter((one) => !dropped.has(one))
    .map((one) => {
      const late = times.get(one)
      const time = late && (timesIn(late.sentence.text)[0] ?? saysWhen.exec(late.sentence.text)?.[0])
      return late && time ? { ...one, text: `${one.text.replace(/\.$/, '')} ${time}.`, accepted: late.sentence } : one
    })
}
