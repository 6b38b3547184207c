import type { DialogueAct } from '../dialogue-acts/dialogue-act.js'
import { pick } from '../templates/pick.js'
import {
  accordTemplates,
  answerTemplates,
  probeTemplates,
  promptTemplates,
  receiveTemplates,
  type Templates,
} from '../templates/templates.js'
import { relatedFact } from './answer.js'
import type { Conversation } from './conversation.js'
import { again, back, goalLine, goOn, isBareYes, join, lastTry, press } from './goal-moves.js'
import { followed, toOffer, toQuestion, toVague } from './react.js'

type Say = (templates: Templates) => string | null
type Response = (conversation: Conversation, say: Say) => string | null

const joyful = /\b(?:excited|happy|proud|love|glad|relieved|enjoy|fun)\b/i

/** Answers briefly, and returns to the open question. */
const aside =
  (templates: Templates): Response =>
  (conversation, say) =>
    join(say(templates), back(conversation))

/** Acknowledges the turn briefly, and continues. */
const taken =
  (templates: Templates): Response =>
  (conversation, say) =>
    join(say(templates), goOn(conversation))

/** Reacts to the turn, and then asks about it or continues. */
const followedBy =
  (receive: Templates, probe: Templates): Response =>
  (conversation) =>
    followed(conversation, receive, probe)

const ordinary = followedBy(receiveTemplates.statement, probeTemplates.statement)

const responses: Record<DialogueAct, Response> = {
  silence: (conversation, say) => join(say(promptTemplates.silence), press(conversation) ?? goalLine(conversation)),
  'asks-if-machine': (conversation, say) => join(say(answerTemplates.machine) ?? 'I am an AI.', back(conversation)),
  injection: aside(answerTemplates.outOfPart),
  'off-topic': aside(answerTemplates.offTopic),
  'asks-again': (conversation, say) => {
    const other = again(conversation)
    return other ? join(say(promptTemplates.again), other) : goOn(conversation)
  },
  'asks-why-asked': (conversation, say) => {
    const because = conversation.pending?.goal.because
    const reason = because ? `Because ${because}.` : say(answerTemplates.because)
    return join(reason, press(conversation) ?? goalLine(conversation))
  },
  'asks-wellbeing': (conversation, say) => {
    const told = conversation.utterance.stems.size > 1 ? relatedFact(conversation, 1) : null
    return join(told ?? say(answerTemplates.wellbeing), back(conversation))
  },
  'asks-time': aside(answerTemplates.time),
  'asks-who': (conversation, say) => {
    const { name, introduction } = conversation.role
    const isNew = introduction !== null && introduction !== '' && !conversation.memory.isSaid(introduction)
    return join(isNew ? introduction : name ? say(answerTemplates.who) : null, back(conversation))
  },
  greeting: (conversation) => {
    const { role, memory } = conversation
    return join(pick(promptTemplates.hello, { name: role.personName }, role.register, memory), back(conversation))
  },
  checks: taken(answerTemplates.checks),
  question: toQuestion,
  offer: toOffer,
  apology: taken(accordTemplates.apology),
  thanks: taken(accordTemplates.courtesy),
  compliment: taken(accordTemplates.courtesy),
  agreement: (conversation, say) =>
    isBareYes(conversation)
      ? join(say(promptTemplates.bareYes), press(conversation) ?? goOn(conversation))
      : join(say(accordTemplates.agreement), goOn(conversation)),
  disagreement: (conversation, say) =>
    join(say(accordTemplates.disagreement), goOn(conversation) ?? lastTry(conversation)),
  vague: toVague,
  short: (conversation, say) =>
    conversation.utterance.stems.size > 0
      ? join(say(receiveTemplates.statement) ?? say(receiveTemplates.echo), goOn(conversation))
      : join(say(promptTemplates.short), press(conversation) ?? goOn(conversation)),
  long: taken(receiveTemplates.long),
  feeling: (conversation) =>
    joyful.test(conversation.utterance.text)
      ? followed(conversation, receiveTemplates.joy, probeTemplates.statement)
      : followed(conversation, receiveTemplates.feeling, probeTemplates.feeling),
  refusal: followedBy(receiveTemplates.refusal, probeTemplates.refusal),
  promise: followedBy(receiveTemplates.promise, probeTemplates.promise),
  figure: (conversation) => {
    const { figure } = conversation.utterance
    const isAmount = /[$€£%]|per ?cent|\d,?\d{3}/.test(figure ?? '')
    const receive = figure ? receiveTemplates.figure : receiveTemplates.statement
    return followed(conversation, receive, isAmount ? probeTemplates.figure : probeTemplates.statement)
  },
  story: followedBy(receiveTemplates.story, probeTemplates.story),
  statement: ordinary,
  goodbye: ordinary,
  'no-consent': ordinary,
  abuse: ordinary,
}

/** A reply by dialogue act, unless the user used a phrase that offends the role. */
export function nextWords(conversation: Conversation): string | null {
  const { utterance, role, slots, memory } = conversation
  const sore = role.speech.sore.find((phrase) => utterance.text.toLowerCase().includes(phrase))
  if (sore) return join(pick(promptTemplates.sore, { sore }, role.register, memory), goOn(conversation))
  return responses[utterance.act](conversation, (templates) => pick(templates, slots, role.register, memory))
}
