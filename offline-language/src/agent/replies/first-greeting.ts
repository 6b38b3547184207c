import { loadPatterns } from '../../data/load-patterns.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { accordTemplates } from '../templates/templates.js'
import { pick } from '../templates/pick.js'
import { matterOf, moodAtFirst } from './came-with.js'
import type { Conversation } from './conversation.js'
import { isWhollyFit } from './fit-sentence.js'
import { joinParts } from './goal-moves.js'
import { hello } from './hello.js'

const { greeting, introduces } = loadPatterns('replies/first-greeting', 'greeting', 'introduces')

/** Whether a sentence greets, introduces, thanks for coming or offers a seat. */
export const isGreeting = (sentence: string): boolean => greeting.test(sentence) || introduces.test(sentence)

/** Whether the first turn greets, introduces, thanks for coming or offers a seat, and nothing else. */
export const isFirstGreeting = ({ userTexts, utterance: { questions, text } }: Conversation): boolean =>
  userTexts.length === 1 && questions.length === 0 && sentencesOf(text).every(isGreeting)

const forCourtesy = /\b(?:thanks|thank you) for\b/i
const offersSeat = /\b(?:seat|sit|come (?:on )?in|chair)\b/i
/** "Hello." alone is greeted back with what the part asks. */
const fewestWords = 4

/** Thanks for a seat, "no problem" for thanks, and a greeting back to who says more than hello. */
function greetingBack(conversation: Conversation): string | null {
  const { role, utterance, memory, slots } = conversation
  if (offersSeat.test(utterance.text)) return pick(accordTemplates.seated, slots, role.register, memory)
  if (forCourtesy.test(utterance.text)) return pick(accordTemplates.welcome, slots, role.register, memory)
  return utterance.words < fewestWords ? null : hello(conversation)
}

/** The short answer to the greeting of the first turn, with the matter of a part that came with one and has not told it. */
export function firstGreeting(conversation: Conversation): string | null {
  if (!isFirstGreeting(conversation)) return null
  const { role, memory } = conversation
  const matter = moodAtFirst(role) || role.part === 'wronged' ? matterOf(role) : null
  const isTold = matter === null || sentencesOf(matter).some((sentence) => memory.isSaid(sentence))
  return joinParts(greetingBack(conversation), !isTold && isWhollyFit(matter, conversation) ? matter : null)
}
