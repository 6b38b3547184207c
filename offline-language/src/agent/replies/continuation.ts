import {
  answerTemplates,
  type Templates,
  promptTemplates,
  accordTemplates,
  probeTemplates,
  receiveTemplates,
} from '../templates/templates.js'
import { pick } from '../templates/pick.js'
import { answer, relatedFact } from './answer.js'
import type { Conversation } from './conversation.js'
import { again, back, goalLine, goOn, isBareYes, join, lastTry, press } from './goal-moves.js'
import { followed, toOffer, toQuestion, toVague } from './react.js'

/** Nobody is sent off for asking these. */
const ledAway = new Set(['silence', 'asks-if-machine', 'injection', 'off-topic', 'asks-who'])

const joyful = /\b(?:excited|happy|proud|love|glad|relieved|enjoy|fun)\b/i

export interface Continuation {
  text: string
  /** False when nothing is left to talk about: the text is then no more than a reaction. */
  goesOn: boolean
}

/** What the agent says to go on: it takes up the last turn, then asks on, stays with it, or comes to the next goal. */
export function continuation(conversation: Conversation): Continuation {
  const text = nextWords(conversation) ?? ''
  const { memory, untouched } = conversation
  return {
    text,
    goesOn:
      untouched.length > 0 ||
      (text.includes('?') && !memory.isSaid(text)) ||
      ledAway.has(conversation.utterance.act) ||
      isKnown(conversation) ||
      (press(conversation) !== null && text.endsWith(press(conversation) ?? '')),
  }
}

/** Whether the last turn asked for something that the prompt answers. */
function isKnown(conversation: Conversation): boolean {
  return conversation.utterance.act === 'question' && answer(conversation).isFact
}

function nextWords(conversation: Conversation): string | null {
  const { utterance, role } = conversation
  const say = (templates: Templates) => pick(templates, conversation.slots, role.register, conversation.memory)
  const sore = role.speech.sore.find((phrase) => utterance.text.toLowerCase().includes(phrase))
  if (sore) return join(pick(promptTemplates.sore, { sore }, role.register, conversation.memory), goOn(conversation))
  switch (utterance.act) {
    case 'silence':
      return join(say(promptTemplates.silence), press(conversation) ?? goalLine(conversation))
    case 'asks-if-machine':
      return join(say(answerTemplates.machine) ?? 'I am an AI.', back(conversation))
    case 'injection':
      return join(say(answerTemplates.outOfPart), back(conversation))
    case 'off-topic':
      return join(say(answerTemplates.offTopic), back(conversation))
    case 'asks-again': {
      const other = again(conversation)
      return other ? join(say(promptTemplates.again), other) : goOn(conversation)
    }
    case 'asks-why-asked':
      return join(
        conversation.pending?.goal.because
          ? `Because ${conversation.pending.goal.because}.`
          : say(answerTemplates.because),
        press(conversation) ?? goalLine(conversation),
      )
    case 'asks-wellbeing': {
      const told = utterance.stems.size > 1 ? relatedFact(conversation, 1) : null
      return join(told ?? say(answerTemplates.wellbeing), back(conversation))
    }
    case 'asks-time':
      return join(say(answerTemplates.time), back(conversation))
    case 'asks-who':
      return join(
        role.introduction && !conversation.memory.isSaid(role.introduction)
          ? role.introduction
          : role.name
            ? say(answerTemplates.who)
            : null,
        back(conversation),
      )
    case 'greeting':
      return join(
        pick(promptTemplates.hello, { name: role.personName }, role.register, conversation.memory),
        back(conversation),
      )
    case 'checks':
      return join(say(answerTemplates.checks), goOn(conversation))
    case 'question':
      return toQuestion(conversation)
    case 'offer':
      return toOffer(conversation)
    case 'apology':
      return join(say(accordTemplates.apology), goOn(conversation))
    case 'thanks':
    case 'compliment':
      return join(say(accordTemplates.courtesy), goOn(conversation))
    case 'agreement':
      return isBareYes(conversation)
        ? join(say(promptTemplates.bareYes), press(conversation) ?? goOn(conversation))
        : join(say(accordTemplates.agreement), goOn(conversation))
    case 'disagreement':
      return join(say(accordTemplates.disagreement), goOn(conversation) ?? lastTry(conversation))
    case 'vague':
      return toVague(conversation)
    case 'short':
      return utterance.stems.size > 0
        ? join(say(receiveTemplates.statement) ?? say(receiveTemplates.echo), goOn(conversation))
        : join(say(promptTemplates.short), press(conversation) ?? goOn(conversation))
    case 'long':
      return join(say(receiveTemplates.long), goOn(conversation))
    case 'feeling':
      return followed(
        conversation,
        joyful.test(utterance.text) ? receiveTemplates.joy : receiveTemplates.feeling,
        joyful.test(utterance.text) ? probeTemplates.statement : probeTemplates.feeling,
      )
    case 'refusal':
      return followed(conversation, receiveTemplates.refusal, probeTemplates.refusal)
    case 'promise':
      return followed(conversation, receiveTemplates.promise, probeTemplates.promise)
    case 'figure':
      return followed(
        conversation,
        utterance.figure ? receiveTemplates.figure : receiveTemplates.statement,
        /[$€£%]|per ?cent|\d,?\d{3}/.test(utterance.figure ?? '') ? probeTemplates.figure : probeTemplates.statement,
      )
    case 'story':
      return followed(conversation, receiveTemplates.story, probeTemplates.story)
    case 'statement':
    case 'goodbye':
    case 'no-consent':
    case 'abuse':
      return followed(conversation, receiveTemplates.statement, probeTemplates.statement)
  }
}
