import { contentStems } from '../../language/tokens/content-stems.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import type { Conversation } from '../read/conversation.js'
import type { Commitment } from '../select/commitment.js'
import { ownerOfTask } from './task-owner.js'

/** What is left to do, each thing once: without what is needed no more, and what the other one takes on. */
export function joinedTasks(found: readonly Commitment[], { turns }: Conversation): Commitment[] {
  const needed = found.filter((one) => !turns.some(({ index, text }) => isLater(one, index) && frees(text, one)))
  const once = needed.filter(
    (one) => !isReason.test(one.text) && !needed.some((other) => other !== one && isSaidBy(other, one)),
  )
  return inWholes(once)
}

/** "Because we'll paint it together." answers a "why". */
const isReason = /^[^“]+“Because [^”]+”$/

/** Two halves of one task as one. */
const inWholes = (tasks: readonly Commitment[]): Commitment[] =>
  tasks.reduce<Commitment[]>((kept, one) => {
    const at = kept.findIndex((other) => isHalf(other, one))
    const half = kept[at]
    return half ? kept.with(at, joined(half, one)) : [...kept, one]
  }, [])

const mostWords = 64
const farthestTurns = 2

/** "I could ask for two of her days.", and "I'll ask Phil on Monday." a turn later; or a quote that begins as the other ends. */
function isHalf(first: Commitment, second: Commitment): boolean {
  if (first.owner !== second.owner || !isQuote(first.text) || !isQuote(second.text)) return false
  if (`${first.text} ${second.text}`.split(' ').length > mostWords) return false
  const turns = (second.sentence.turns[0] ?? 0) - (first.sentence.turns.at(-1) ?? 0)
  return (
    overlapOf(first, second) !== null ||
    (turns === farthestTurns && asks.test(second.sentence.text) && isSameDeed(first, second))
  )
}

const asks =
  /^(?:and |so |then )?(?:I|we) (?:will|can) (?<deed>\p{L}+) \p{L}+(?: (?:on|in|by|this|next|tomorrow|tonight|today)\b.*)?[.!]?$/iu
const isSameDeed = (first: Commitment, { sentence }: Commitment): boolean =>
  new RegExp(`\\b(?:I|we) (?:can|could|will|would) ${asks.exec(sentence.text)?.groups?.['deed']}\\b`, 'i').test(
    first.sentence.text,
  )

/** The last sentence of a quote that the next quote of the same speaker begins with. */
function overlapOf(first: Commitment, second: Commitment): string | null {
  const [last = ''] = sentencesOf(lastQuote(first.text)).slice(-1)
  return last !== '' && second.text.indexOf(`“${last} `) > 0 && !/” /.test(second.text) ? last : null
}

function joined(first: Commitment, second: Commitment): Commitment {
  const overlap = overlapOf(first, second)
  const text = overlap
    ? `${first.text.slice(0, -1)}${second.text.slice(second.text.indexOf(overlap) + overlap.length)}`
    : `${first.text} ${second.text}`
  const also = [...(first.also ?? []), second.sentence, ...(second.also ?? [])]
  return { ...first, text, also, answer: [...(first.answer ?? []), ...(second.answer ?? [])] }
}

const isLater = ({ sentence, status }: Commitment, turn: number): boolean =>
  status === 'pending' && turn > (sentence.turns.at(-1) ?? 0)

const needless =
  /\b(?:I|we|you) (?:would|will|do) not (?:(?:even|then) )?(?:need|have) to (?<deed>[^.?!,]+)|\b(?:there (?:is|will be) )?no need to (?<other>[^.?!,]+)/gi
const fewestShared = 2

/** "Then I wouldn't need to swap with Bex.", after "I'd have to swap with Bex. I'll ask her." */
function frees(text: string, { text: task }: Commitment): boolean {
  const stems = contentStems(task)
  return [...text.matchAll(needless)].some(({ groups }) => {
    const freed = [...contentStems(groups?.['deed'] ?? groups?.['other'] ?? '')]
    return freed.length >= fewestShared && freed.every((stem) => stems.has(stem))
  })
}

/** Whether a task is told by another item, too. */
const isSaidBy = (other: Commitment, one: Commitment): boolean =>
  isTakenOn(other, one) || isTold(other, one) || endsAlike(other, one)

const ofBoth = /\bwe (?:(?:will|would|still|both) )*(?:need|have|ought) to\b/i

/** "We'll need to book the rooms.", before "I'll book the rooms." of the other. */
function isTakenOn(other: Commitment, { owner, sentence }: Commitment): boolean {
  const isNext = other.sentence.at >= sentence.at && other.sentence.at <= sentence.at + nearest
  if (!isNext || other.owner === owner || sentence.role !== owner || !ofBoth.test(sentence.text)) return false
  const told = contentStems(other.text)
  return [...contentStems(sentence.text)].filter((stem) => told.has(stem)).length >= fewestShared
}
const nearest = 4

/** "Ewa will leave the curtains.", beside the quote of the request and her "I'll leave the curtains." */
function isTold(other: Commitment, { owner, text }: Commitment): boolean {
  if (other.owner !== owner || isQuote(other.text) || !isQuote(text)) return false
  const [last = ''] = sentencesOf(lastQuote(text)).slice(-1)
  const told = contentStems(other.text)
  const said = [...contentStems(last)]
  return said.length >= fewestShared && said.every((stem) => told.has(stem))
}

/** Two quotes that end in the same promise: the one that it answers says more. */
function endsAlike(other: Commitment, one: Commitment): boolean {
  const isSame = other.owner === one.owner && isQuote(one.text) && lastQuote(other.text) === lastQuote(one.text)
  return isSame && isAsked(other) && !isAsked(one)
}

/** Whether the words before the promise ask its owner for something. */
const isAsked = ({ text, sentence }: Commitment): boolean =>
  sentencesOf(text.split('” ')[0]?.split('“')[1] ?? '').some(
    (said) => ownerOfTask({ text: said, role: sentence.role }) !== sentence.role,
  )

const isQuote = (text: string): boolean => text.endsWith('”')
const lastQuote = (text: string): string => text.slice(text.lastIndexOf('“') + 1, -1)
