import type { Bargain } from '../units/unit.js'
import { coverage, meaningOf } from '../units/meaning.js'
import { yesAgain } from './after-agreement.js'
import { bargainReply } from './bargain-reply.js'
import type { Conversation } from './conversation.js'
import { isFit } from './fit-sentence.js'
import { takesSum } from './least-sum.js'
import { asksForYes, openParts, openPartsBefore } from './open-parts.js'
import { ofTalk } from './reply-by-units.js'
import { isMade, promiseOf } from './spoken-bargain.js'
import { type Talk, talkOf } from './talk.js'

/** A bargain over what someone does: no sum, and nothing that is only said. */
const isOfDeeds = ({ isSilent, yes, parts }: Bargain): boolean =>
  !isSilent &&
  !takesSum.test(yes) &&
  parts.every(({ isOfTalk, isManner, asksHelp, text }) => !isOfTalk && !isManner && !asksHelp && byListener.test(text))

const byListener = /^(?:you (?!are\b|have\b)|some(?:one|body) )/

/** The bargains of deeds that are not made yet; where sums are bargained over, those that a sum alone does not close. */
export const openBargains = ({ role, memory }: Conversation): Bargain[] =>
  role.units.bargains.filter(
    (bargain) =>
      isOfDeeds(bargain) && !isMade(bargain, memory) && (role.dealings.length === 0 || bargain.parts.length > 1),
  )

/** What the last turn newly gives of a bargain, and what is still open of it. */
function givenBy(bargain: Bargain, talk: Talk): { isNew: boolean; open: number } {
  const open = openParts(bargain, talk)
  return { isNew: open.length < openPartsBefore(bargain, talk).length, open: open.length }
}

/** "So you will sign the plan?": most of what was promised is asked for. */
const asksForMade = (bargain: Bargain, { conversation: { utterance }, asked }: Talk): boolean => {
  const question = utterance.questions.at(-1) ?? ''
  const wanted = meaningOf(promiseOf(bargain))
  return asked.length > 0 && confirms.test(question) && coverage(wanted, meaningOf(question)) >= leastOfMade
}
const confirms =
  /\b(?:so|then)[, ]+(?:you|we)\b|\b(?:will|would|do|can|are) (?:you|we)\b|\byou(?:['’]ll|['’]d| will| would)\b/i
const leastOfMade = 0.6

/** The answer to who gives what a bargain of the prompt asks for, or the first part of it; null for any other turn. */
export function offeredBargain(conversation: Conversation): string | null {
  const { utterance, userTexts } = conversation
  if (ofTalk.has(utterance.act) || userTexts.length < fewestTurns) return null
  const talk = talkOf(conversation)
  const made = conversation.role.units.bargains.find(
    (each) => isOfDeeds(each) && isMade(each, conversation.memory) && asksForMade(each, talk),
  )
  if (made) return yesAgain(made, conversation)
  for (const bargain of openBargains(conversation)) {
    const { isNew, open } = givenBy(bargain, talk)
    if (!isNew && (open > 0 || !asksForYes(bargain, talk))) continue
    const words = open > 0 || isFit(bargain.yes, [], conversation) ? bargainReply(bargain, talk) : null
    if (words) return words
  }
  return null
}
/** No one makes a bargain with the greeting. */
const fewestTurns = 2
