import { answerFrames } from '../templates/answer-templates.js'
import type { Frames } from '../templates/templates.js'
import { pick } from '../templates/pick.js'
import { promptFrames } from '../templates/prompt-templates.js'
import { accordFrames } from '../templates/accord-templates.js'
import { probeFrames } from '../templates/probe-templates.js'
import { receiveFrames } from '../templates/receive-templates.js'
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
      ledAway.has(conversation.utterance.kind) ||
      isKnown(conversation) ||
      (press(conversation) !== null && text.endsWith(press(conversation) ?? '')),
  }
}

/** Whether the last turn asked for something that the prompt answers. */
function isKnown(conversation: Conversation): boolean {
  return conversation.utterance.kind === 'question' && answer(conversation).isFact
}

function nextWords(conversation: Conversation): string | null {
  const { utterance, role } = conversation
  const say = (frames: Frames) => pick(frames, conversation.slots, role.register, conversation.memory)
  const sore = role.speech.sore.find((phrase) => utterance.text.toLowerCase().includes(phrase))
  if (sore) return join(pick(promptFrames.sore, { sore }, role.register, conversation.memory), goOn(conversation))
  switch (utterance.kind) {
    case 'silence':
      return join(say(promptFrames.silence), press(conversation) ?? goalLine(conversation))
    case 'asks-if-machine':
      return join(say(answerFrames.machine) ?? 'I am an AI.', back(conversation))
    case 'injection':
      return join(say(answerFrames.outOfPart), back(conversation))
    case 'off-topic':
      return join(say(answerFrames.offTopic), back(conversation))
    case 'asks-again': {
      const other = again(conversation)
      return other ? join(say(promptFrames.again), other) : goOn(conversation)
    }
    case 'asks-why-asked':
      return join(
        conversation.pending?.goal.because
          ? `Because ${conversation.pending.goal.because}.`
          : say(answerFrames.because),
        press(conversation) ?? goalLine(conversation),
      )
    case 'asks-wellbeing': {
      const told = utterance.stems.size > 1 ? relatedFact(conversation, 1) : null
      return join(told ?? say(answerFrames.wellbeing), back(conversation))
    }
    case 'asks-time':
      return join(say(answerFrames.time), back(conversation))
    case 'asks-who':
      return join(
        role.introduction && !conversation.memory.isSaid(role.introduction)
          ? role.introduction
          : role.name
            ? say(answerFrames.who)
            : null,
        back(conversation),
      )
    case 'greeting':
      return join(
        pick(promptFrames.hello, { name: role.personName }, role.register, conversation.memory),
        back(conversation),
      )
    case 'checks':
      return join(say(answerFrames.checks), goOn(conversation))
    case 'question':
      return toQuestion(conversation)
    case 'offer':
      return toOffer(conversation)
    case 'apology':
      return join(say(accordFrames.apology), goOn(conversation))
    case 'thanks':
    case 'compliment':
      return join(say(accordFrames.courtesy), goOn(conversation))
    case 'agreement':
      return isBareYes(conversation)
        ? join(say(promptFrames.bareYes), press(conversation) ?? goOn(conversation))
        : join(say(accordFrames.agreement), goOn(conversation))
    case 'disagreement':
      return join(say(accordFrames.disagreement), goOn(conversation) ?? lastTry(conversation))
    case 'vague':
      return toVague(conversation)
    case 'short':
      return utterance.stems.size > 0
        ? join(say(receiveFrames.statement) ?? say(receiveFrames.echo), goOn(conversation))
        : join(say(promptFrames.short), press(conversation) ?? goOn(conversation))
    case 'long':
      return join(say(receiveFrames.long), goOn(conversation))
    case 'feeling':
      return followed(
        conversation,
        joyful.test(utterance.text) ? receiveFrames.joy : receiveFrames.feeling,
        joyful.test(utterance.text) ? probeFrames.statement : probeFrames.feeling,
      )
    case 'refusal':
      return followed(conversation, receiveFrames.refusal, probeFrames.refusal)
    case 'promise':
      return followed(conversation, receiveFrames.promise, probeFrames.promise)
    case 'figure':
      return followed(
        conversation,
        utterance.figure ? receiveFrames.figure : receiveFrames.statement,
        /[$€£%]|per ?cent|\d,?\d{3}/.test(utterance.figure ?? '') ? probeFrames.figure : probeFrames.statement,
      )
    case 'story':
      return followed(conversation, receiveFrames.story, probeFrames.story)
    case 'statement':
    case 'goodbye':
    case 'no-consent':
    case 'abuse':
      return followed(conversation, receiveFrames.statement, probeFrames.statement)
  }
}
