import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { isAsked } from '../../language/sentences/asked.js'
import { toCome } from './commitment-patterns.js'
import type { Conversation, Turn } from '../read/conversation.js'
import type { Commitment } from './commitment.js'
import { plainYes, promised, saysWhen } from './request-patterns.js'

const firstSentences = 2

/** "Could you send me the price?", before "sure, this afternoon": what is asked, as what its owner will do, and when. */
export function withTakenRequests(commitments: readonly Commitment[], conversation: Conversation): Commitment[] {
  const dropped = new Set<Commitment>()
  const all = commitments.map((one): Commitment => {
    const answer = answerTo(one, conversation)
    if (!answer || isQuoted(one)) return one
    const own = commitments.filter(({ owner, sentence }) => owner === one.owner && sentence.turns[0] === answer.index)
    const named = own.find((promise) => !isQuoted(promise) && isFirst(promise, answer, conversation))
    // "Sure, I'll set up a call" says more than what was asked.
    if (named && isAsked(one.sentence)) dropped.add(one)
    if (named) return one
    const repeated = own.find(isQuoted)
    if (repeated) dropped.add(repeated)
    const sentence = repeated?.sentence ?? conversation.sentences.find(({ turns: [turn] }) => turn === answer.index)
    return { ...one, text: withTime(one.text, answer), ...(sentence && { accepted: sentence }) }
  })
  return all.filter((_one, at) => !dropped.has(commitments[at]!))
}

const isQuoted = ({ text }: Commitment): boolean => text.endsWith('”')

/** The next turn, if its speaker is asked for something and plainly takes it. */
function answerTo({ sentence, owner, text }: Commitment, { turns }: Conversation): Turn | undefined {
  const at = turns.findIndex(({ index }) => index === sentence.turns.at(-1))
  const next = turns[at + 1]
  const isAskedFor = sentence.role !== owner && asked.test(text)
  return isAskedFor && next?.role === owner && plainYes.test(next.text) ? next : undefined
}

const asked = / (?:should|can|needs to) /

/** Whether a promise is what its turn begins with, after a bare "sure". */
const isFirst = ({ sentence }: Commitment, { index }: Turn, { sentences }: Conversation): boolean =>
  sentences.find(({ turns: [turn], words }) => turn === index && words.length > longestYes) === sentence

/** "Ann should send the price." becomes "Ann will send the price this afternoon." */
function withTime(text: string, { text: answer }: Turn): string {
  const will = text.replace(asked, ' will ').replace(/\.$/, '')
  if (toCome.test(text)) return `${will}.`
  const said = sentencesOf(answer)
    .slice(0, firstSentences)
    .find((one) => saysWhen.test(one) && (promised.test(one) || one.split(' ').length <= longestBare))
  const time = said ? saysWhen.exec(said)?.[0] : undefined
  return time ? `${will} ${/^(?:mon|tues|wednes|thurs|fri|satur|sun)day/i.test(time) ? 'on ' : ''}${time}.` : `${will}.`
}

const longestBare = 5
const longestYes = 2
