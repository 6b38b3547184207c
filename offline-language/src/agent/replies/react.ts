import { contentStems, shared } from '../../language/tokens/content-stems.js'
import {
  answerTemplates,
  probeTemplates,
  promptTemplates,
  receiveTemplates,
  type Templates,
} from '../templates/templates.js'
import { pick } from '../templates/pick.js'
import { answer } from './answer.js'
import { tellsSparingly } from './tells-sparingly.js'
import { relatedFact } from './related-fact.js'
import type { Part } from '../role/general-goals.js'
import type { Conversation } from './conversation.js'
import { unmetWishes } from './initiative.js'
import { questionedWord } from './general-words.js'
import { goalsInPlace } from './goals-in-place.js'
import { joinParts, moveOn, nextGoalLine, pressForAnswer } from './goal-moves.js'
import { saysMuch } from './says-much.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'

/** The parts that inquire; a patient or a seller asks what the prompt lets them ask. */
const probing: ReadonlySet<Part> = new Set<Part>(['host', 'approached', 'wronged'])

/** The agent does not end a conversation for lack of goals before this number of user turns. */
const shortTalk = 7

/** Reacts to the turn, and then asks about it or continues. */
export function reactAndFollowUp(conversation: Conversation, receive: Templates, probe: Templates): string | null {
  const { memory, role, slots, openGoals, userTexts } = conversation
  const received = pick(receive, slots, role.register, memory)
  // An interviewer does not answer a story with one of their own.
  const mayTell = role.part !== 'host' && userTexts.length > 1 && !hasOwnGoal(conversation)
  const fact = mayTell ? relatedFact(conversation) : null
  if (fact) return joinParts(memory.chance('with') < 50 ? received : null, fact, nextGoalLine(conversation))
  // Who was wronged has questions of their own, and does not ask to hear more.
  const hasOwn = role.part === 'wronged' && hasOwnGoal(conversation)
  const question = !hasOwn && mayProbe(conversation) ? pick(probe, slots, role.register, memory) : null
  if (question && (openGoals.length > 0 || userTexts.length < shortTalk)) return joinParts(received, question)
  if (openGoals.length === 0) return received
  return joinParts(received, moveOn(conversation, received !== null))
}

/** Whether the prompt has a goal that comes next: its question leads on, and no fact that nobody has asked for. */
const hasOwnGoal = (conversation: Conversation): boolean =>
  goalsInPlace(conversation).some(({ isGeneral }) => !isGeneral)

/** No follow-up question twice in a row, at the beginning, or near the end. */
function mayProbe({ role, memory, pending, utterance, openGoals, userTexts }: Conversation): boolean {
  if (!probing.has(role.part)) return false
  if (utterance.stems.size < 2 || userTexts.length < 2) return false
  if (openGoals.length === 0) return userTexts.length < shortTalk
  if (pending && pending.turnsAgo > 0) return false
  // The turn already leads to a goal.
  if (openGoals.some(({ stems }) => shared(stems, utterance.stems) >= 2)) return false
  return memory.chance('probe') < 42
}

/** The answer, or that it is not known; then mostly the next goal. */
export function replyToQuestion(conversation: Conversation): string | null {
  const said = answer(conversation)
  // A sentence of the prompt that was not asked for is worse than none.
  if (said.isOpen)
    return joinParts(
      said.text,
      pressForAnswer(conversation) ?? (tellsSparingly(conversation) ? nextGoalLine(conversation) : null),
    )
  const isToThePoint = said.isFact && shared(contentStems(said.text), conversation.utterance.stems) > 0
  // The person leads: a question that fits any matter would only be in the way.
  const isLed = conversation.openGoals.every(({ isGeneral }) => isGeneral)
  const held = isLed || (isToThePoint && conversation.memory.chance('hold') < 45) ? null : nextGoalLine(conversation)
  const next = held && isSameMatter(held, said.text) ? null : held
  return joinParts(said.text, next ?? (said.isFact ? null : pressForAnswer(conversation)))
}

/** Whether two sentences of one reply would say the same. */
function isSameMatter(line: string, said: string): boolean {
  const stems = contentStems(line)
  return shared(stems, contentStems(said)) >= stems.size * 0.6
}

/** "What about the guide?" offers nothing. */
const asksAbout = anyOf(loadPatterns('replies/asks-about', 'question', 'matter'))

/** What is offered to a part that refuses things, or does them on a condition, may be one of them in other words. */
const mayBeRefused = ({ role }: Conversation): boolean =>
  role.units.bargains.length > 0 ||
  role.statements.some(({ shares, yes }) => yes !== null || shares.refuses >= leastRefused)
const leastRefused = 0.45

/** Accepts an offer at the end, and considers it before. */
export function replyToOffer(conversation: Conversation): string | null {
  const { role, slots, memory, openGoals, utterance } = conversation
  const isLate =
    openGoals.length <= 1 && !role.dealing && unmetWishes(conversation).length === 0 && !mayBeRefused(conversation)
  if (asksAbout.test(utterance.questions.at(-1) ?? '')) return replyToQuestion(conversation)
  if (utterance.questions.length > 0 && !utterance.day) {
    const said = answer(conversation)
    const next = nextGoalLine(conversation)
    if (said.isFact) return joinParts(said.text, next && isSameMatter(next, said.text) ? null : next)
  }
  const reply = pick(isLate ? answerTemplates.offerLate : answerTemplates.offerEarly, slots, role.register, memory)
  return joinParts(reply, moveOn(conversation))
}

/** Questions a vague answer, with the prompt's own line if it has one. */
export function replyToVague(conversation: Conversation): string | null {
  const { role, slots, memory, utterance } = conversation
  if (saysMuch(conversation))
    return reactAndFollowUp(conversation, receiveTemplates.statement, probeTemplates.statement)
  const questioned = utterance.hedge ? questionedWord(utterance.hedge, conversation) : null
  if (questioned) return questioned
  const reply = pick(promptTemplates.vague, slots, role.register, memory)
  return joinParts(reply, pressForAnswer(conversation) ?? moveOn(conversation))
}
