import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { chanceOfMet } from '../conditions/met.js'
import { readCondition } from '../conditions/read-condition.js'
import { rankLines } from '../lines/rank-lines.js'
import type { Trigger } from '../role/triggers.js'
import { asksWhy } from './asks-why.js'
import { withAskedFact } from './beside-line.js'
import type { Conversation } from './conversation.js'
import { withYes } from './wording.js'

/** How probable a line has to be, and one for what is told whose case is surely met: docs/adr/0074. */
const leastSure = { usual: 0.45, met: 0.25 }
const surelyMet = 0.85

const figure = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\b/i

const asks = (line: Trigger): boolean => readCondition(line).named.includes('asks')

/** "Would eight per cent do?" is the bargain's to answer. */
const isBid = ({ role, utterance }: Conversation): boolean =>
  role.dealing !== null && utterance.questions.some((question) => figure.test(question))

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
  const line = lineIn(utterance.text, conversation) ?? lineIn(toldIn(utterance.text), conversation)
  const words = line?.says.find((each) => !memory.isSaid(each))
  if (line && asks(line)) return words ?? onceMore(line)
  return words ? withAskedFact(words, conversation) : null
}

/** What is told beside a question; empty if nothing is asked, or nothing told. */
function toldIn(turn: string): string {
  const sentences = sentencesOf(turn)
  const told = sentences.filter((sentence) => !sentence.endsWith('?'))
  return told.length < sentences.length ? told.join(' ') : ''
}

/** The line that is most probably the reply to some words of the person, if it is sure enough. */
function lineIn(text: string, { role: { authored }, utterance }: Conversation): Trigger | null {
  if (text === '') return null
  const shares = rankLines(authored, text)
  const best = shares.indexOf(Math.max(...shares))
  const line = authored[best]
  if (!line || shares[best]! < leastFor(line, text)) return null
  const isOfOtherKind = asks(line) && asksWhy(utterance.questions.at(-1) ?? '') && !/\bwhy\b/i.test(line.words)
  return isOfOtherKind ? null : line
}

const leastFor = (line: Trigger, text: string): number =>
  !asks(line) && chanceOfMet(line, text) >= surelyMet ? leastSure.met : leastSure.usual

/** "One page, in writing: what you did, …" to who asks for it again. */
function onceMore({ says }: Trigger): string | null {
  const [first = ''] = (says[0] ?? '').split(/[.:;!?]/)
  return first ? `As I said, ${withYes(first)}.` : null
}
