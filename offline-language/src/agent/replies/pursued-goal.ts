import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'
import type { DialogueAct } from '../dialogue-acts/dialogue-act.js'
import { accepted } from './agreement-patterns.js'
import { isClosing } from './closing-talk.js'
import type { Goal } from '../role/goal.js'
import type { Role } from '../role/role.js'
import type { Conversation } from './conversation.js'
import { lineOf } from './goal-moves.js'
import { goalsInPlace } from './goals-in-place.js'
import { nextGoal } from './next-goal.js'
import { proposalsIn } from './proposal.js'
import { feels } from './says-feeling.js'
import { isPersonal } from './tone.js'

/** After this many replies in a row without a question, the part asks one. */
const turnsWithout = 2
const fewestTurns = 2
/** After a long story, the other one speaks. */
const mostWords = 45

const asksFeeling = anyOf(loadPatterns('replies/asks-feeling', 'feel', 'cope', 'been', 'mind'))
const asksMood = anyOf(loadPatterns('replies/asks-mood', 'how', 'matter', 'mood'))
const asksOfSomeone =
  /\bhow (?:is|are|was|were) (?:your|his|her|their) \p{L}+(?: (?:doing|feeling|coping|now|today))*\b/iu
const ofMood = /\bI feel\b/
const asks = /\?|\btell me (?:about|why|how|what|who)\b/i
/** "Put it in writing, please." asks for something itself. */
const demands =
  /(?:^|[.!] )(?:and |then |but |please )?(?:put|give|say|tell|do|show|send|let|keep|write|go|get|stop)\b/i
/** What is done or said in return, and what is taken as a kindness. */
const ofBargain =
  /\b(?:offer|promis|agree|pay|rebate|apolog|sorry|fault|thank|prais|comfort|sympath|understand)\p{L}*/iu

/** Turns that want no question of the part. */
const leads: ReadonlySet<DialogueAct> = new Set<DialogueAct>([
  'question',
  'statement',
  'figure',
  'story',
  'long',
  'short',
  'promise',
])

/** What a reply does. A question may follow the first two at once, the last only after some turns without one. */
export type Saying = 'tells' | 'nods' | 'other'
const mostOfNod = 6
const fewestBeforeNod = 3

/** Whether the person asks how someone is. */
const isOfFeelings = (text: string): boolean =>
  asksFeeling.test(text) || asksMood.test(text) || asksOfSomeone.test(text)

/** Whether words are an author's line to what the person says, and nothing in return. */
const isLine = (words: string, { role }: Conversation): boolean =>
  role.triggers.some(({ says, words: when }) => says.includes(words) && !ofBargain.test(when))

/** Whether words tell something of the prompt. */
const isFact = (words: string, { role, utterance }: Conversation): boolean =>
  utterance.questions.length > 0 && shared(contentStems(words), role.stems) > 0

/** "Fair enough. Thank you." to who has told something: alone, it would end the matter. */
const isNod = (words: string, { utterance, userTexts }: Conversation): boolean =>
  utterance.questions.length === 0 && userTexts.length >= fewestBeforeNod && words.split(' ').length <= mostOfNod

function isToFollow(words: string, saying: Saying, conversation: Conversation): boolean {
  if (isLine(words, conversation)) return true
  return saying === 'tells' ? isFact(words, conversation) : saying === 'nods' && isNod(words, conversation)
}

/** Whether the part has asked lately, or what it says asks or tells enough. */
function hasAsked(words: string, { memory: { agentTurns } }: Conversation): boolean {
  if (agentTurns.length < fewestTurns || [...agentTurns.slice(-turnsWithout), words].some((turn) => asks.test(turn)))
    return true
  return demands.test(words) || words.split(' ').length > mostWords
}

/** Whether the person's turn leaves room for a question: it shows no feeling, takes no leave, and offers nothing. */
function isOpenTo(words: string, conversation: Conversation): boolean {
  const { act, text, questions } = conversation.utterance
  if (!leads.has(act) || isPersonal(conversation) || isClosing(conversation)) return false
  if (accepted.test(words) || feels.test(words) || ofMood.test(words)) return false
  return !isOfFeelings(text) && proposalsIn(questions.at(-1) ?? text).length === 0
}

/** A fact or a line with the question of the next goal, as a part that only answers never gets what it wants. */
export function withNextGoal(words: string, saying: Saying, conversation: Conversation): string {
  if (!isToFollow(words, saying, conversation) || hasAsked(words, conversation) || !isOpenTo(words, conversation))
    return words
  const line = ownQuestion(conversation, words)
  return line ? `${words} ${withoutSaid(line, words)}` : words
}

/** "Find out why the time was changed" is a question in so many words; "Want the note back" is none. */
const findsOut =
  /^(?:want to |try to )?(?:find out|know|learn|hear|understand|ask(?: about)?) (?:\p{Ll}+ )?(?:why|who|how|what|which|where)\b/iu
/** "When do I take my nap?" asks the person for what only the part knows. */
const asksOneself = /^(?:when|where|what|how|who|which|why) (?:do|did|am|was|have|can|will) I\b/i
const fewestWords = 4

/** Whether a goal is a question that its author wrote, or one that only has to be turned. */
function isQuestion({ isGeneral, lines: [line = ''], wants, label }: Goal, { prompt }: Role): boolean {
  if (isGeneral || !asks.test(line)) return false
  if (prompt.includes(line)) return true
  const isTurned = wants?.kind === 'clause' && findsOut.test(label) && !asksOneself.test(line)
  return isTurned && line.split(' ').length >= fewestWords
}

/** How near to the last turns a goal has to be to come before earlier goals of the prompt. */
const leastRelevant = 1

/** The question of the part's own goals that is next after what it says; null if none is open. */
export function ownQuestion(conversation: Conversation, words: string): string | null {
  const { role, utterance, memory } = conversation
  const own = goalsInPlace(conversation).filter((goal) => isQuestion(goal, role))
  const said = new Set([...utterance.stems, ...contentStems(words)])
  return lineOf(nextGoal(own, role.goals, said, leastRelevant), memory)
}

/** A line without a sentence that says again what the words before it say. */
function withoutSaid(line: string, words: string): string {
  const said = contentStems(words)
  const isNew = (sentence: string) => {
    const own = contentStems(sentence)
    return sentence.endsWith('?') || own.size === 0 || shared(own, said) < own.size
  }
  return sentencesOf(line).filter(isNew).join(' ')
}
