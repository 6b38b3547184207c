import { isDenied } from '../conditions/named-thing.js'
import { readCondition } from '../conditions/read-condition.js'
import type { DialogueAct } from '../dialogue-acts/dialogue-act.js'
import { toneOf } from '../role/trigger-tone.js'
import { decisionTemplates } from '../templates/decision-templates.js'
import { pick } from '../templates/pick.js'
import { halvesOf } from '../units/halves.js'
import type { Conversation } from './conversation.js'
import { isOffer, isOpenQuestion } from './decisive.js'
import { talkOf } from './talk.js'
import { toneIn } from './tone-in.js'
import { turnRanking } from './turn-ranking.js'

/** How sure it has to be that the prompt speaks of this turn, and that it speaks of a manner. */
const leastShare = 0.6
const leastOfManner = 0.6
const inCase = /\b(?:if|when|whenever|once|as soon as|makes? (?:you|me|him|her))\b/i
/** What is done in one case and not in the other: its side is not clear. */
const twoSided = /\b(?:unless|only (?:if|when)|until|not)\b/i

const kind: ReadonlySet<DialogueAct> = new Set<DialogueAct>([
  'apology',
  'thanks',
  'compliment',
  'comfort',
  'condolence',
  'agreement',
])

const isKind = ({ utterance: { act, text } }: Conversation) => kind.has(act) || toneIn(text) === 'apology'

/** "I am not going to talk about money today." */
const isTakenBack = ({ role, utterance }: Conversation): boolean =>
  role.triggers.some((each) => isDenied(readCondition(each), utterance.text))

/** The tone that the prompt names for a turn like this, found by meaning; null if it names none. */
export function reactsByMeaning(conversation: Conversation): string | null {
  const { utterance, memory, slots, role } = conversation
  const talk = talkOf(conversation)
  if (memory.agentTurns.length < 2 || isOpenQuestion(talk.asked.at(-1)) || !isOffer(utterance.text)) return null
  const [top] = turnRanking(talk).ranked
  if (!top || top.share < leastShare || top.candidate.shares.manner < leastOfManner) return null
  const { whole } = top.candidate
  if (!inCase.test(whole) || twoSided.test(whole)) return null
  const tone = toneOf(halvesOf(whole)?.given ?? whole)
  // Kind words do not make anyone harder.
  if (tone === null || tone === 'softer' || isKind(conversation) || isTakenBack(conversation)) return null
  return pick(decisionTemplates[tone], slots, role.register, memory)
}
