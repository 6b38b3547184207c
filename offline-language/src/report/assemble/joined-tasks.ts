import { contentStems } from '../../language/tokens/content-stems.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import type { Conversation } from '../read/conversation.js'
import type { Commitment } from '../select/commitment.js'
import { ownerOfTask } from './task-owner.js'

/** What is left to do, each thing once: without what is needed no more, and what the other one takes on. */
export function joinedTasks(found: readonly Commitment[], { turns }: Conversation): Commitment[] {
  const needed = found.filter((one) => !turns.some(({ index, text }) => isLater(one, index) && frees(text, one)))
  return needed.filter((one) => !needed.some((other) => other !== one && isSaidBy(other, one)))
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
