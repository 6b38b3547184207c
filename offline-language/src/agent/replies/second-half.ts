import { capitalised } from '../../language/tokens/first-letter.js'
import { normalised, sentencesOf } from '../../language/sentences/sentences-of.js'
import type { Bargain } from '../units/unit.js'
import { sourceOf } from '../written/read-kinds.js'
import { accepted } from './agreement-patterns.js'
import type { Conversation } from './conversation.js'
import { openParts } from './open-parts.js'
import { isMade, promiseOf } from './spoken-bargain.js'
import { talkOf } from './talk.js'

const saysYes =
  /^(?:yes|all right|fine|good|agreed|deal|very well|that (?:works|would work|suits)|in that case|then)\b/i
const onCondition = /\b(?:if|once|when|as soon as|provided)\b/i
const agreesOnly = /^I (?:will )?(?:agree|accept)\b(?! to )/
const fewestParts = 1

/** Whether a reply says yes to a bargain: by its promise, or by any yes where nothing of it is open any more. */
const isYesTo = (bargain: Bargain, words: string): boolean =>
  normalised(words).includes(normalised(promiseOf(bargain))) || saysYes.test(words) || accepted.test(words)

/** "I promise to come if you listen", once the person has listened, is "I will come". */
function withoutCondition(words: string, bargain: Bargain, { role }: Conversation): string {
  return sentencesOf(words)
    .map((sentence) =>
      onCondition.test(sentence) && sourceOf(sentence, role.written)?.place === bargain.place
        ? `${capitalised(promiseOf(bargain))}.`
        : sentence,
    )
    .join(' ')
}

/** A yes with all that the prompt has the part say with it: "I agree. Please let me have the letter by Friday." */
export function withSecondHalf(words: string | null, conversation: Conversation): string | null {
  if (!words) return words
  const talk = talkOf(conversation)
  const { memory, role } = conversation
  for (const bargain of role.units.bargains) {
    if (bargain.parts.length < fewestParts || openParts(bargain, talk).length > 0) continue
    const plain: string = bargain.isSilent ? withoutCondition(words, bargain, conversation) : words
    const promise = `${capitalised(promiseOf(bargain))}.`
    const more = isMade(bargain, memory) || agreesOnly.test(promise) ? bargain.further : [promise, ...bargain.further]
    const further = more.filter(
      (said) => !memory.isSaid(said) && !normalised(plain).includes(normalised(said.replace(/\.$/, ''))),
    )
    if (further.length > 0 && isYesTo(bargain, plain)) return [plain, ...further].join(' ')
    if (plain !== words) return isMade(bargain, memory) ? words : plain
  }
  return words
}
