import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { readCondition } from '../conditions/read-condition.js'
import type { DialogueAct } from '../dialogue-acts/dialogue-act.js'
import { rankLines } from '../lines/rank-lines.js'
import type { AuthoredLine } from '../role/authored-lines.js'
import { authoredIn } from '../role/authored-statement.js'
import { asksWhy } from './asks-why.js'
import { askedRanking } from './asked-ranking.js'
import { withAskedFact } from './beside-line.js'
import type { Conversation } from './conversation.js'
import { lineForSum } from './line-for-sum.js'
import { withOtherLine } from './other-line.js'
import { talkOf } from './talk.js'
import { withYes } from './wording.js'

/** How probable a line has to be; by the questions that are answered; to a turn that nothing else in the prompt is a reply to; and to be said again: docs/adr/0075. */
const least = { usual: 0.35, asked: 0.45, last: 0.2, again: 0.6 }

const figure = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\b/i

const asks = (line: AuthoredLine): boolean => readCondition(line).named.includes('asks')

/** "Would eight per cent do?", "Then seven, please. Deal?" are the bargain's to answer. */
const isBid = ({ role, utterance: { act, text, questions } }: Conversation): boolean =>
  role.dealing !== null &&
  (questions.some((question) => figure.test(question)) || (closes.has(act) && figure.test(text)))
const closes: ReadonlySet<DialogueAct> = new Set(['asks-to-agree', 'agreement'])

/** The words that the prompt gives for what the turn says or asks; null if there are none, or they were said. */
export function givenLine(conversation: Conversation): string | null {
  if (!known.has(conversation)) known.set(conversation, lineFor(conversation))
  return known.get(conversation) ?? null
}
/** Several ways of replying give way to it. */
const known = new WeakMap<Conversation, string | null>()

function lineFor(conversation: Conversation): string | null {
  const { role, memory, utterance } = conversation
  if (role.authored.length === 0 || isBid(conversation)) return null
  const sum = lineForSum(conversation)
  if (sum) return sum
  const { text } = utterance
  const found =
    lineIn(text, conversation, least.usual) ??
    lineIn(toldIn(text), conversation, least.usual) ??
    lineAsked(conversation)
  if (!found) return null
  const { line, share } = found
  const words = line.says.find((each) => !memory.isSaid(each))
  if (!words) return asks(line) && share >= least.again ? onceMore(line) : null
  return withOtherLine(line, words, conversation) ?? (asks(line) ? words : withAskedFact(words, conversation))
}

/** The words of the nearest line, though it is less sure, where else the part could only nod. */
export function likelyLine(conversation: Conversation): string | null {
  const { role, memory, utterance } = conversation
  if (role.authored.length === 0 || isBid(conversation)) return null
  const found = lineIn(utterance.text, conversation, least.last)
  return found?.line.says.find((each) => !memory.isSaid(each)) ?? null
}

/** What is told beside a question; empty if nothing is asked, or nothing told. */
function toldIn(turn: string): string {
  const sentences = sentencesOf(turn)
  const told = sentences.filter((sentence) => !sentence.endsWith('?'))
  return told.length < sentences.length ? told.join(' ') : ''
}

interface FoundLine {
  line: AuthoredLine
  /** How probably it is the reply, from 0 to 1. */
  share: number
}

/** The line that is most probably the reply to some words of the person, if it is sure enough. */
function lineIn(text: string, conversation: Conversation, leastSure: number): FoundLine | null {
  const { role, memory } = conversation
  if (text === '') return null
  const shares = rankLines(role.authored, text, memory.agentTurns.at(-1))
  const share = Math.max(...shares)
  const line = role.authored[shares.indexOf(share)]
  if (!line || share < leastSure) return null
  return isOfOtherKind(line, conversation) ? null : { line, share }
}

/** A question why wants no line for another question. */
const isOfOtherKind = (line: AuthoredLine, { utterance: { questions } }: Conversation): boolean =>
  asks(line) && asksWhy(questions.at(-1) ?? '') && !/\bwhy\b/i.test(line.words)

/** The line that the question of a turn surely asks for, as it would for a fact. */
function lineAsked(conversation: Conversation): FoundLine | null {
  const { act, questions } = conversation.utterance
  // "So Tuesday at three, okay? Bye!" asks for nothing that a line answers.
  const question = act === 'goodbye' ? undefined : questions.at(-1)
  const [top] = question ? askedRanking(talkOf(conversation), question).ranked : []
  const line = top && top.share >= least.asked ? authoredIn(top.candidate, conversation.role.authored) : null
  return line && top && !isOfOtherKind(line, conversation) ? { line, share: top.share } : null
}

/** "One page, in writing: what you did, …" to who asks for it again. */
function onceMore({ says }: AuthoredLine): string | null {
  const [first = ''] = (says[0] ?? '').split(/[.:;!?]/)
  return first ? `As I said, ${withYes(first)}.` : null
}
