import type { Bargain } from '../units/unit.js'
import { sumReply } from './least-sum.js'
import { openParts } from './open-parts.js'
import type { Talk } from './talk.js'
import { withYes } from './wording.js'
import { loadPatterns } from '../../data/load-patterns.js'

/** Yes, or what is still missing. */
export function bargainReply(bargain: Bargain, talk: Talk): string | null {
  const { memory } = talk.conversation
  const open = openParts(bargain, talk)
  const yes = promiseOf(bargain)
  if (bargain.isSilent && open.length > 0) return null
  if (bargain.isSilent && !memory.holds(yes)) return [`In that case ${yes}.`, besides(bargain, talk)].join(' ').trim()
  const ofSum = sumReply(bargain, open.length === 0, talk)
  if (ofSum) return ofSum.words
  if (open.length === 0)
    return memory.holds(yes)
      ? `Yes, as I said: ${yes}.`
      : [`Yes. Then ${yes}.`, besides(bargain, talk)].join(' ').trim()
  const missing = open.map(({ text }) => text).join(' and ')
  const isTold = memory.holds(missing)
  if (open.length < bargain.parts.length && !isTold) return `Nearly. What is missing is this: only if ${missing}.`
  if (isTold) return `Not yet. You know what I need for that.`
  // What was promised already is not bargained over again.
  return memory.holds(bargain.yes) ? null : bargain.text
}

/** What the same sentence of the prompt refuses. */
function besides({ place }: Bargain, { units, conversation }: Talk): string {
  const refused = units.said.find((unit) => unit.kind === 'refusal' && unit.place === place)
  return refused && !conversation.memory.isSaid(refused.text) ? `But ${withYes(refused.text)}` : ''
}

/** "I would allow a trial" as a promise: "I will allow a trial". */
function promiseOf({ yes }: Bargain): string {
  return yes
    .replace(/^I agree,? but first (?:I )?(?=want\b|need\b|would like\b)/, 'I agree, but first I ')
    .replace(toThing, 'I would agree to ')
    .replace(/^I (?:would(?! agree to)|could|may|might)\b|^I agree to(?= \p{Ll}+)/u, 'I will')
    .replace(/^I apologi[sz]e and promise that/, 'I apologise, and I promise that')
    .replace(/^I offer (?:you )?(?:to (?=\p{Ll}))?/u, (word) => (word.endsWith('to ') ? 'I can ' : 'I can offer you '))
    .replace(
      /^I (?=(?:lend|give|send|arrange|refund|replace|repair|waive|add|put|pay|let|allow|move|bring)\b)/,
      'I can ',
    )
    .replace(/^(?:The|My|A|An|It)\b/, (word) => word.toLowerCase())
}

/** "Agree to three instalments": a thing follows, no verb. */
const { toThing } = loadPatterns('replies/bargain-reply', 'toThing')
