import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { answerTemplates, promptTemplates, type Templates, receiveTemplates } from '../templates/templates.js'
import { pick } from '../templates/pick.js'
import { answer, relatedFact } from './answer.js'
import type { Conversation } from './conversation.js'
import { goalLine, goOn, join, press } from './goal-moves.js'

/** So often the person has spoken before the agent is content to end for want of goals. */
const shortTalk = 7

/** Takes what was said, and then stays with it or goes on. */
export function followed(conversation: Conversation, receive: Templates, probe: Templates): string | null {
  const { memory, role, slots, utterance, untouched, userTexts } = conversation
  // The fallback is the person's own words.
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

/** Not twice in a row, and not while the conversation has hardly begun or is all but done. */
function mayProbe({ memory, pending, utterance, untouched, userTexts }: Conversation): boolean {
  if (utterance.stems.size < 2 || userTexts.length < 2) return false
  if (untouched.length === 0) return userTexts.length < shortTalk
  if (pending && pending.turnsAgo > 0) return false
  // What was said leads to a goal of its own accord.
  if (untouched.some(({ stems }) => shared(stems, utterance.stems) >= 2)) return false
  return memory.chance('probe') < 42
}

/** What is known of it, or that nothing is; then mostly on to the next goal. */
export function toQuestion(conversation: Conversation): string | null {
  const said = answer(conversation)
  const isToThePoint = said.isFact && shared(contentStems(said.text), conversation.utterance.stems) > 0
  const next = isToThePoint && conversation.memory.chance('hold') < 45 ? null : goalLine(conversation)
  if (!next && !said.isFact) return join(said.text, press(conversation)) ?? null
  return join(said.text, next)
}

/** An offer is taken up at the end, and considered before. */
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

/** Does not let something vague pass, with the prompt's own line where it has one. */
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
