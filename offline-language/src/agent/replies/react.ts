import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { answerTemplates, promptTemplates, type Templates, receiveTemplates } from '../templates/templates.js'
import { pick } from '../templates/pick.js'
import { answer, relatedFact } from './answer.js'
import type { Conversation } from './conversation.js'
import { goalLine, goOn, join, press } from './goal-moves.js'

/** The agent does not end a conversation for lack of goals before this number of user turns. */
const shortTalk = 7

/** Reacts to the turn, and then asks about it or continues. */
export function followed(conversation: Conversation, receive: Templates, probe: Templates): string | null {
  const { memory, role, slots, utterance, untouched, userTexts } = conversation
  // The fallback quotes the user's own words.
  const received =
    pick(receive, slots, role.register, memory) ?? pick(receiveTemplates.echo, slots, role.register, memory)
  const fact =
    untouched.length > 0 && userTexts.length > 1 && memory.chance('fact') < 70 ? relatedFact(conversation) : null
  if (fact) return join(memory.chance('with') < 50 ? received : null, fact, goalLine(conversation))
  const probing = mayProbe(conversation)
    ? pick(
        probe,
        {
          ...slots,
          thing:
            slots.thing && /^my /.test(slots.thing)
              ? (utterance.things.find((thing) => !/^my /.test(thing)) ?? null)
              : slots.thing,
        },
        role.register,
        memory,
      )
    : null
  if (probing && (untouched.length > 0 || userTexts.length < shortTalk)) return probing
  if (untouched.length === 0) return received
  return join(received, goOn(conversation, received !== null))
}

/** No follow-up question twice in a row, at the beginning, or near the end. */
function mayProbe({ memory, pending, utterance, untouched, userTexts }: Conversation): boolean {
  if (utterance.stems.size < 2 || userTexts.length < 2) return false
  if (untouched.length === 0) return userTexts.length < shortTalk
  if (pending && pending.turnsAgo > 0) return false
  // The turn already leads to a goal.
  if (untouched.some(({ stems }) => shared(stems, utterance.stems) >= 2)) return false
  return memory.chance('probe') < 42
}

/** The answer, or that it is not known; then mostly the next goal. */
export function toQuestion(conversation: Conversation): string | null {
  const said = answer(conversation)
  const isToThePoint = said.isFact && shared(contentStems(said.text), conversation.utterance.stems) > 0
  const next = isToThePoint && conversation.memory.chance('hold') < 45 ? null : goalLine(conversation)
  if (!next && !said.isFact) return join(said.text, press(conversation)) ?? null
  return join(said.text, next)
}

/** Accepts an offer at the end, and considers it before. */
export function toOffer(conversation: Conversation): string | null {
  const { role, slots, memory, untouched, utterance } = conversation
  const isLate = untouched.length <= 1
  if (utterance.questions.length > 0 && !utterance.day && !utterance.figure) {
    const said = answer(conversation)
    if (said.isFact) return join(said.text, goalLine(conversation))
  }
  const taken = pick(isLate ? answerTemplates.offerLate : answerTemplates.offerEarly, slots, role.register, memory)
  return join(taken, goOn(conversation))
}

/** Questions a vague answer, with the prompt's own line if it has one. */
export function toVague(conversation: Conversation): string | null {
  const { role, slots, memory, utterance } = conversation
  const line = role.speech.toVague.find((quote) => !memory.holds(quote))
  const topic = utterance.hedge ?? slots.thing
  const taken =
    line && topic
      ? `“${topic.charAt(0).toUpperCase()}${topic.slice(1)}”? ${line}`
      : pick(promptTemplates.vague, slots, role.register, memory)
  if (line && topic) return taken
  return join(taken, press(conversation) ?? goOn(conversation))
}
