import { contentStems, shared } from '../../language/tokens/content-stems.js'
import type { DialogueAct } from '../dialogue-acts/dialogue-act.js'
import { decisionTemplates } from '../templates/decision-templates.js'
import {
  accordTemplates,
  answerTemplates,
  probeTemplates,
  promptTemplates,
  receiveTemplates,
} from '../templates/templates.js'
import { isAfterInstruction } from './after-instruction.js'
import type { Conversation } from './conversation.js'
import { replyToGreeting, replyToWellbeing } from './greeting-replies.js'
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
import { ownConcern } from './no-answer.js'
import { amountsIn } from '../wording/amounts.js'
import { openQuestion } from './open-question.js'
import { reactAndFollowUp, replyToOffer, replyToQuestion, replyToVague } from './react.js'
import {
  acknowledge,
  answerBriefly,
  reactToFirst,
  reactToStatement,
  reactWith,
  type Response,
} from './response-kinds.js'
import { awaitedApology } from './soft-words.js'
import { asksForFact, isAnswer, isBlunt, isContrary, joyful, tellsOfCase, unasked } from './turn-signs.js'

const fewestOfPrompt = 2

/** "I am sorry" for who has told of a loss is no apology. */
const ofLoss =
  /\b(?:loss|died|dead|death|funeral|passed away|late (?:wife|husband|mother|father)|ill|illness|cancer|hospital|accident|miscarriage|divorced?)\b/i
const hasLost = ({ memory, utterance }: Conversation): boolean =>
  [utterance.text, ...memory.agentTurns.slice(-2)].some((turn) => ofLoss.test(turn))

/** Whether the part has named the figure of the turn itself: "Eleven per cent, that is bad." */
function isOwnFigure({ utterance, memory }: Conversation): boolean {
  const [amount] = amountsIn(utterance.figure ?? '')
  return amount !== undefined && memory.agentTurns.flatMap(amountsIn).some(({ value }) => value === amount.value)
}

/** The reply to each dialogue act. */
export const responses: Record<DialogueAct, Response> = {
  silence: (conversation, say) =>
    joinParts(say(promptTemplates.silence), pressForAnswer(conversation) ?? nextGoalLine(conversation)),
  'asks-if-machine': (conversation, say) =>
    joinParts(say(answerTemplates.machine) ?? 'I am an AI.', returnToQuestion(conversation)),
  injection: answerBriefly(answerTemplates.outOfPart),
  // "The weather was terrible" is no other topic if the prompt speaks of it.
  'off-topic': (conversation, say) =>
    shared(conversation.utterance.stems, contentStems(conversation.role.prompt)) >= fewestOfPrompt
      ? responses.statement(conversation, say)
      : answerBriefly(answerTemplates.offTopic)(conversation, say),
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
  'asks-wellbeing': replyToWellbeing,
  'asks-time': answerBriefly(answerTemplates.time),
  'asks-who': (conversation, say) => {
    const { name, introduction } = conversation.role
    const isNew = introduction !== null && introduction !== '' && !conversation.memory.isSaid(introduction)
    return joinParts(isNew ? introduction : name ? say(answerTemplates.who) : null, returnToQuestion(conversation))
  },
  condolence: (conversation, say) =>
    awaitedApology(conversation) ?? say(hasLost(conversation) ? accordTemplates.condolence : accordTemplates.apology),
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
    openQuestion(conversation) ??
    (conversation.openGoals.every(({ isGeneral }) => isGeneral) ? say(answerTemplates.noQuestion) : null) ??
    nextGoalLine(conversation),
  'asks-to-agree': (_, say) => say(accordTemplates.settled),
  advice: (conversation, say) =>
    isBlunt.test(conversation.utterance.text)
      ? joinParts(unasked(conversation) ?? say(decisionTemplates.consider), ownConcern(conversation))
      : acknowledge(receiveTemplates.advice)(conversation, say),
  threat: (_, say) => say(receiveTemplates.threat),
  accusation: (conversation, say) => joinParts(say(receiveTemplates.accusation), nextGoalLine(conversation)),
  distress: acknowledge(receiveTemplates.distress),
  greeting: replyToGreeting,
  checks: (conversation, say) => joinParts(say(answerTemplates.checks), nextGoalLine(conversation)),
  question: (conversation, say) =>
    isAfterInstruction(conversation)
      ? say(answerTemplates.works)
      : tellsOfCase.test(conversation.utterance.text)
        ? reactToStatement(conversation, () => null)
        : replyToQuestion(conversation),
  offer: replyToOffer,
  apology: (conversation, say) =>
    awaitedApology(conversation) ?? acknowledge(accordTemplates.apology)(conversation, say),
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
    const isAmount = !isOwnFigure(conversation) && /[$€£%]|per ?cent|(?!(?:19|20)\d\d$)\d,?\d{3}/.test(figure ?? '')
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
