import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { nearness, vectorOf } from '../../language/encoder/sentence-vector.js'
import { loadPatterns } from '../../data/load-patterns.js'
import type { Goal } from '../role/goal.js'
import { isAnsweredAlready } from './answered-already.js'
import type { Conversation } from './conversation.js'
import { isAllSaid, sumOf } from './sum-of.js'
import { toldIn } from './told-of.js'

const { asksMatter } = loadPatterns('replies/asks-matter', 'asksMatter', 'namesMatter')
const { pointsAt } = loadPatterns('replies/points-at', 'pointsAt')

/** A goal that objects fits after a statement, not after a question. */
const objection = /^(?:That sounds too|I have no|My worry is|I am worried about)\b/

/** A goal about the end does not fit in the first turns. */
export const turnsBeforeEnd = 5
/** After this many turns, it is too late to say what the talk is about. */
const turnsOfBegin = 2

/** How near a turn has to be to a question that points back at it: "Why is that?" */
const leastNear = 0.45
/** "Did she say that?" asks about what she has done or felt. */
const someone = [/\bshe\b/i, /\bhe\b/i, /\bthey\b/i]

/** Whether a line points back at what was said. */
const isPointing = (line: string): boolean => pointsAt.test(sentencesOf(line)[0] ?? '')

/** Whether a line points back at nothing, or at someone or something that the person has just told of. */
function hasItsMatter(line: string, { utterance: { text } }: Conversation): boolean {
  if (!isPointing(line)) return true
  const told = toldIn(text)
  const [first = ''] = sentencesOf(line)
  const who = someone.find((each) => each.test(first))
  if (who) return told.some((sentence) => who.test(sentence))
  const vector = vectorOf(line)
  return told.some((sentence) => nearness(vectorOf(sentence), vector) >= leastNear)
}

/** After this many turns, a goal that was passed over is stale. */
const turnsOfStage = 6
const turnsOfStale = 8
const mostPassed = 4

/** Whether the talk has long moved past a goal: near the end, the first goal comes too late. */
function isStale(goal: Goal, { role: { goals }, openGoals, userTexts }: Conversation): boolean {
  const later = goals.slice(goals.indexOf(goal) + 1).filter((each) => !openGoals.includes(each))
  return userTexts.length >= turnsOfStale && later.length >= mostPassed
}

function isInPlace(goal: Goal, conversation: Conversation): boolean {
  const [line = ''] = goal.lines
  const { isLate } = goal
  const { utterance, userTexts } = conversation
  if ((isLate && userTexts.length < turnsBeforeEnd) || isStale(goal, conversation)) return false
  if (asksMatter.test(line) && userTexts.length > turnsOfBegin) return false
  if (objection.test(line) && (utterance.questions.length > 0 || userTexts.length === 1)) return false
  return !isAnsweredAlready(line, userTexts) && hasItsMatter(line, conversation)
}

/** First what can only be asked now; late in a talk, then what follows on the last goal that came up, and what is nearest before it. */
function inStage(open: readonly Goal[], { role: { goals }, openGoals, userTexts }: Conversation): Goal[] {
  const pointing = open.filter(({ lines: [line = ''] }) => isPointing(line))
  const others = open.filter((goal) => !pointing.includes(goal))
  const last = goals.findLastIndex((goal) => !openGoals.includes(goal))
  if (userTexts.length < turnsOfStage) return [...pointing, ...others]
  const after = others.filter((goal) => goals.indexOf(goal) > last)
  return [...pointing, ...after, ...others.filter((goal) => !after.includes(goal)).toReversed()]
}

const turnsBeforeSum = 4
const lastTurns = 2
/** Whether the person has just summed up what is agreed, or said that this is all. */
const isAtEnd = ({ userTexts }: Conversation): boolean =>
  userTexts.length >= turnsBeforeSum &&
  userTexts.slice(-lastTurns).some((text) => sumOf(text) !== null || isAllSaid(text))

/** The open goals whose line fits here, the best first. */
export const goalsInPlace = (conversation: Conversation): Goal[] =>
  isAtEnd(conversation)
    ? []
    : inStage(
        conversation.openGoals.filter((goal) => isInPlace(goal, conversation)),
        conversation,
      )
