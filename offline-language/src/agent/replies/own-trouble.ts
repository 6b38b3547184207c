import { contentStems, shared } from '../../language/tokens/content-stems.js'
import type { Conversation } from './conversation.js'
import { loadPatterns } from '../../data/load-patterns.js'

/** What weighs on someone: a fault, a loss, a delay, a fear. */
export const { weighs } = loadPatterns('replies/own-trouble', 'weighs')
/** A complaint is of the role itself or of what happened; "A burst pipe is covered" is none. */
const ofOwn = /\b(?:I|my|me|our|us|we|was|were|came|went|has been|have been|did not)\b|\bnobody\b/
const decides = /^I (?:will |would )?(?:do not |not )?(?:decide|have (?:to|got)|will|would)\b/
const longest = 150
const pointsBack = /^(?:it|this|that|they|he|she|these|those)\b|^I am \p{Lu}/iu

/** What the role brings up beside a bare reaction: its next complaint or worry that is not said yet. */
export function ownTrouble({ role, memory, userTexts }: Conversation): string | null {
  const last = memory.agentTurns.at(-1) ?? ''
  // Two complaints in a row would not listen.
  if (role.facts.some(({ text }) => last.includes(text))) return null
  const heard = userTexts.map(contentStems)
  const isTakenUp = (stems: ReadonlySet<string>) => heard.some((said) => shared(said, stems) >= stems.size * known)
  return (
    role.facts.find(
      ({ text, stems, isGuarded, followsOn, lock, needs }) =>
        !isGuarded &&
        !followsOn &&
        !lock &&
        !needs &&
        text.length <= longest &&
        weighs.test(text) &&
        ofOwn.test(text) &&
        !decides.test(text) &&
        !pointsBack.test(text) &&
        !memory.holds(text) &&
        !isTakenUp(stems),
    )?.text ?? null
  )
}

/** With this share of its words, the person has said it already. */
const known = 0.6
