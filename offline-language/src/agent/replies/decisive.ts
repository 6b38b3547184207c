import { loadPatterns } from '../../data/load-patterns.js'
import type { Scored } from '../answers/answer-model.js'
import type { Statement } from '../written/statements.js'
import type { Asked } from './asked.js'
import { isHushed } from './brought-up.js'
import type { Conversation } from './conversation.js'
import { greets } from './greets.js'
import { offersByQuestion } from './offered-deed.js'
import { proposalsIn } from './proposal.js'
import { ofTalk } from './reply-by-units.js'
import { type Talk, talkOf } from './talk.js'
import { turnRanking } from './turn-ranking.js'

/** "What if I pay the first month?" */
export const offers = /\b(?:i|we)(?:['’](?:d|ll)| (?:could|can|would|will|might|may|shall))\b|\bwhat if (?:i|we)\b/i

/** Whether a turn offers or asks for something to be done; a question that does not may ask for a mere fact. */
export const isOffer = (text: string) => !text.includes('?') || offers.test(text) || proposalsIn(text).length > 0

/** Whether what is asked wants more than a yes or no, so that nothing is offered with it. */
export const isOpenQuestion = (asked: Asked | undefined) =>
  asked !== undefined &&
  ((asked.act === 'question' && asked.kind !== 'yes-no' && !offersByQuestion(asked.text)) ||
    (ofMind.has(asked.act) && questionWord.test(asked.text)))
/** "May I ask what exactly worries you about it?" */
const ofMind: ReadonlySet<Asked['act']> = new Set<Asked['act']>(['worry', 'opinion'])
const questionWord = /\b(?:what|why|how|which)\b/i

/** "Could you start by telling me about your role?" decides nothing. */
const { asksToTell } = loadPatterns('replies/requests', 'asksToTell', 'asksPart')

const leastBesideNone = 0.6
interface Decisive {
  talk: Talk
  /** What the prompt says to the turn, best first, if it is more probable than nothing. */
  ranked: Scored<Statement>[]
  top: Scored<Statement>
}

/** What decides the answer to a turn that offers something; null for a question or a courtesy. */
export function decisive(conversation: Conversation): Decisive | null {
  if (ofTalk.has(conversation.utterance.act) || isCourtesy(conversation)) return null
  const talk = talkOf(conversation)
  if (isOpenQuestion(talk.asked.at(-1)) || asksToTell.test(talk.text)) return null
  const { ranked: all, none } = turnRanking(talk)
  const ranked = withoutHushed(all, conversation)
  const [top] = ranked
  return top && top.share >= none * leastBesideNone ? { talk, ranked, top } : null
}

/** What the part does not suggest itself decides nothing: the others share its part. */
function withoutHushed(all: Scored<Statement>[], conversation: Conversation): Scored<Statement>[] {
  const isOpen = ({ candidate: { said } }: Scored<Statement>) => said === null || !isHushed(said, conversation)
  const open = all.filter(isOpen)
  if (open.length === all.length) return all
  const sum = (each: readonly Scored<Statement>[]) => each.reduce((total, { share }) => total + share, 0)
  const scale = sum(all) / Math.max(sum(open), Number.EPSILON)
  return open.map((each) => ({ ...each, share: each.share * scale }))
}

/** "Good morning, please sit wherever you like", "Then I will put that in writing. Thank you, goodbye": nothing is decided. */
const isCourtesy = ({ userTexts, utterance: { text } }: Conversation) =>
  (userTexts.length === 1 && greets.test(text)) || (!text.endsWith('?') && leaves.test(text))
const leaves = /\b(?:goodbye|bye|all the best|take care|see you|thank you|thanks)\b/i
