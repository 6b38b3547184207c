import type { DialogueAct } from '../dialogue-acts/dialogue-act.js'
import { shared } from '../../language/tokens/content-stems.js'
import { pick } from '../templates/pick.js'
import {
  accordTemplates,
  answerTemplates,
  probeTemplates,
  promptTemplates,
  receiveTemplates,
  type Templates,
} from '../templates/templates.js'
import type { Conversation } from './conversation.js'
import { isAfterInstruction } from './after-instruction.js'
import { conditionOf } from './condition-of.js'
import { decisionTemplates } from '../templates/decision-templates.js'
import { ownConcern } from './no-answer.js'
import { ownMatter } from './own-story.js'
import { nextWish } from './initiative.js'
import { cueLine } from './cue-line.js'
import {
  isBareYes,
  joinParts,
  lastTry,
  moveOn,
  nextGoalLine,
  pressForAnswer,
  rephrased,
  returnToQuestion,
} from './goal-moves.js'
import { reactAndFollowUp, replyToOffer, replyToQuestion, replyToVague } from './react.js'

type Say = (templates: Templates) => string | null
type Response = (conversation: Conversation, say: Say) => string | null

/** "You should simply close the shop" is no advice to follow at once. */
const isBlunt =
  /\b(?:simply|just|better)\b|\byou (?:should|ought to|have to|must) (?:\p{L}+ly )?(?:take|leave|stay|quit|accept|choose|marry|buy|sell|sign|forget|move|give up|drop)\b/iu
/** "I do not want to be told what to do." */
function unasked({ role, memory }: Conversation): string | null {
  return (
    role.facts.find(({ text }) => /\bnot want (?:to be told|advice)\b/.test(text) && !memory.isSaid(text))?.text ?? null
  )
}
const joyful = /\b(?:excited|happy|proud|love|glad|relieved|enjoy|fun)\b/i

const asksForFact = /^(?:and |so |okay,? )*(?:when|what|which|why|who|where|how)\b/i
/** "When the service gets hard, I breathe": no question without its mark. */
const tellsOfCase = /^(?:when|if|while|what|where|how) [^,?]+, (?:i|we|it|they|he|she|my|our)\b[^?]*$/i

/** Whether the turn answers a question of the agent. */
function isAnswer({ memory, pending, utterance }: Conversation): boolean {
  const isLate = pending !== null && pending.turnsAgo < 2 && shared(pending.goal.stems, utterance.stems) > 0
  return isLate || (memory.agentTurns.at(-1) ?? '').endsWith('?')
}

/** "No, nothing is decided yet" tells something; "No, I do not think so" contradicts. */
function isContrary({ utterance: { text, words } }: Conversation): boolean {
  return words <= mostOfBareNo || /\b(?:disagree|not (?:true|right|think|agree|fair)|wrong|differently)\b/i.test(text)
}
const mostOfBareNo = 4

/** Answers briefly, and returns to the open question. */
const answerBriefly =
  (templates: Templates): Response =>
  (conversation, say) =>
    joinParts(say(templates), returnToQuestion(conversation))

/** Acknowledges the turn briefly, and continues. */
const acknowledge =
  (templates: Templates): Response =>
  (conversation, say) =>
    joinParts(say(templates), moveOn(conversation))

/** Reacts to the turn, and then asks about it or continues. */
const reactWith =
  (receive: Templates, probe: Templates): Response =>
  (conversation) =>
    reactAndFollowUp(conversation, receive, probe)

const reactToFirst = reactWith(receiveTemplates.statement, probeTemplates.statement)

/** "Unfortunately we are fully booked" */
const isSetback =
  /\b(?:unfortunately|i am afraid(?! of)|fully booked|sold out|not possible|no longer (?:possible|available)|has to wait|will take longer)\b/i
/** Who came with a matter of their own. */
const bringsUp: ReadonlySet<string> = new Set(['seeker', 'wronged', 'dealer'])

/** "Ashby Kitchens, Tom speaking" is no statement to react to. */
const reactToStatement: Response = (conversation, say) => {
  if (isSetback.test(conversation.utterance.text) && bringsUp.has(conversation.role.part))
    return joinParts(say(receiveTemplates.setback), nextWish(conversation))
  const matter = ownMatter(conversation)
  return matter ? joinParts('Hello.', matter) : reactToFirst(conversation, say)
}

/** The reply to each dialogue act. */
export const responses: Record<DialogueAct, Response> = {
  silence: (conversation, say) =>
    joinParts(say(promptTemplates.silence), pressForAnswer(conversation) ?? nextGoalLine(conversation)),
  'asks-if-machine': (conversation, say) =>
    joinParts(say(answerTemplates.machine) ?? 'I am an AI.', returnToQuestion(conversation)),
  injection: answerBriefly(answerTemplates.outOfPart),
  'off-topic': answerBriefly(answerTemplates.offTopic),
  'asks-again': (conversation, say) => {
    const other = rephrased(conversation)
    return other ? joinParts(say(promptTemplates.again), other) : moveOn(conversation)
  },
  'asks-why-asked': (conversation, say) => {
    if (conversation.memory.agentTurns.length <= 1) return replyToQuestion(conversation)
    const because = conversation.pending?.goal.because
    const reason = because ? `Because ${because}.` : say(answerTemplates.because)
    return joinParts(reason, pressForAnswer(conversation) ?? nextGoalLine(conversation))
  },
  'asks-wellbeing': (conversation, say) => {
    const told = conditionOf(conversation)
    return joinParts(told ?? say(answerTemplates.wellbeing), returnToQuestion(conversation))
  },
  'asks-time': answerBriefly(answerTemplates.time),
  'asks-who': (conversation, say) => {
    const { name, introduction } = conversation.role
    const isNew = introduction !== null && introduction !== '' && !conversation.memory.isSaid(introduction)
    return joinParts(isNew ? introduction : name ? say(answerTemplates.who) : null, returnToQuestion(conversation))
  },
  condolence: (_, say) => say(accordTemplates.condolence),
  comfort: acknowledge(receiveTemplates.comfort),
  forewarning: (_, say) => say(receiveTemplates.forewarning),
  instruction: (_, say) => say(receiveTemplates.instruction),
  'asks-if-works': (conversation, say) =>
    asksForFact.test(conversation.utterance.questions.at(-1) ?? '')
      ? replyToQuestion(conversation)
      : say(answerTemplates.works),
  loss: (_, say) => say(receiveTemplates.loss),
  'bad-news': (conversation, say) =>
    joinParts(say(receiveTemplates.badNews), cueLine(conversation) ?? moveOn(conversation)),
  'invites-question': (conversation, say) =>
    (conversation.openGoals.every(({ isGeneral }) => isGeneral) ? say(answerTemplates.noQuestion) : null) ??
    nextGoalLine(conversation),
  'asks-to-agree': (_, say) => say(accordTemplates.settled),
  advice: (conversation, say) =>
    isBlunt.test(conversation.utterance.text)
      ? joinParts(unasked(conversation) ?? say(decisionTemplates.consider), ownConcern(conversation, false))
      : acknowledge(receiveTemplates.advice)(conversation, say),
  threat: (_, say) => say(receiveTemplates.threat),
  accusation: (conversation, say) => joinParts(say(receiveTemplates.accusation), nextGoalLine(conversation)),
  distress: acknowledge(receiveTemplates.distress),
  greeting: (conversation) => {
    const { role, memory } = conversation
    const matter = ownMatter(conversation)
    if (matter) return joinParts(pick(promptTemplates.hello, { name: role.personName }, role.register, memory), matter)
    return joinParts(
      pick(promptTemplates.hello, { name: role.personName }, role.register, memory),
      returnToQuestion(conversation),
    )
  },
  checks: (conversation, say) => joinParts(say(answerTemplates.checks), nextGoalLine(conversation)),
  question: (conversation, say) =>
    isAfterInstruction(conversation)
      ? say(answerTemplates.works)
      : tellsOfCase.test(conversation.utterance.text)
        ? reactToStatement(conversation, () => null)
        : replyToQuestion(conversation),
  offer: replyToOffer,
  apology: acknowledge(accordTemplates.apology),
  thanks: (conversation, say) =>
    conversation.userTexts.length === 1
      ? responses.greeting(conversation, say)
      : acknowledge(accordTemplates.courtesy)(conversation, say),
  compliment: acknowledge(accordTemplates.praise),
  agreement: (conversation, say) =>
    isBareYes(conversation)
      ? joinParts(say(promptTemplates.bareYes), pressForAnswer(conversation) ?? moveOn(conversation))
      : joinParts(say(accordTemplates.agreement), moveOn(conversation)),
  disagreement: (conversation, say) =>
    !isContrary(conversation)
      ? reactToFirst(conversation, say)
      : joinParts(
          say(isAnswer(conversation) ? receiveTemplates.statement : accordTemplates.disagreement),
          moveOn(conversation) ?? (isAnswer(conversation) ? null : lastTry(conversation)),
        ),
  vague: replyToVague,
  short: (conversation, say) =>
    conversation.utterance.stems.size > 0
      ? acknowledge(receiveTemplates.statement)(conversation, say)
      : joinParts(say(promptTemplates.short), pressForAnswer(conversation) ?? moveOn(conversation)),
  long: acknowledge(receiveTemplates.long),
  feeling: (conversation) =>
    joyful.test(conversation.utterance.text)
      ? reactAndFollowUp(conversation, receiveTemplates.joy, probeTemplates.statement)
      : reactAndFollowUp(conversation, receiveTemplates.feeling, probeTemplates.feeling),
  refusal: reactWith(receiveTemplates.refusal, probeTemplates.refusal),
  promise: reactWith(receiveTemplates.promise, probeTemplates.promise),
  figure: (conversation) => {
    const { figure } = conversation.utterance
    const isAmount = /[$€£%]|per ?cent|(?!(?:19|20)\d\d$)\d,?\d{3}/.test(figure ?? '')
    const receive = isAmount ? receiveTemplates.figure : receiveTemplates.statement
    return reactAndFollowUp(conversation, receive, isAmount ? probeTemplates.figure : probeTemplates.statement)
  },
  story: (conversation, say) =>
    conversation.role.part === 'host'
      ? reactAndFollowUp(conversation, receiveTemplates.story, probeTemplates.story)
      : acknowledge(receiveTemplates.story)(conversation, say),
  statement: reactToStatement,
  goodbye: reactToStatement,
  'no-consent': reactToStatement,
  abuse: reactToStatement,
}
