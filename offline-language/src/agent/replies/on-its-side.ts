import { amountsIn } from '../wording/amounts.js'
import type { Conversation } from './conversation.js'
import { offerWithinLimit } from './limit-reply.js'
import { refusalBesideYes, refusalByMeaning } from './side-by-meaning.js'

const saysYes = /^(?:Yes\b|Agreed|(?:All right|Fine|Very well|Okay), agreed|Good, that is (?:agreed|what))|\bagreed\.$/i
const tellsOther = /^(?:To be honest|As I said),/
/** What the words of a turn have found gives way to the side that the prompt takes of its offer, by figures and by what is meant. */
export function onItsSide(words: string, conversation: Conversation): string {
  const side = offerWithinLimit(conversation)
  if (side && (/^No\b/.test(side) ? saysYes.test(words) : tellsOther.test(words))) return side
  const isOfSum = conversation.role.dealing !== null || amountsIn(conversation.utterance.text).length > 0
  if (isOfSum || /^No\b/.test(words)) return words
  return (saysYes.test(words) ? refusalBesideYes(conversation) : refusalByMeaning(conversation)) ?? words
}
