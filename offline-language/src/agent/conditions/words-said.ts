import { sentencesOf } from '../../language/sentences/sentences-of.js'
import type { Reading } from '../answers/reading.js'
import { meaningOf } from '../units/meaning.js'
import { sharedInMeaning } from '../wording/concepts.js'
import type { ReadCondition } from './read-condition.js'
import type { ReadTurn } from './read-turn.js'

/** Which of the words are said, also in other words of their meaning. */
export function wordsSaid({ text }: Reading, said: string): { count: number; share: number } {
  const wanted = meaningOf(text)
  const count = sharedInMeaning(wanted, meaningOf(earlier.test(said) ? `${said} earlier previous` : said))
  return { count, share: wanted.size === 0 ? 0 : count / wanted.size }
}

const questionsIn = (said: string) =>
  sentencesOf(said)
    .filter((sentence) => sentence.endsWith('?'))
    .join(' ')

/** Whether most of what is asked is in a question. */
function isAskedInWords({ matter }: ReadCondition, said: string): boolean {
  const { count, share } = wordsSaid(matter, questionsIn(said))
  return (count >= fewestWords && share > leastOfWords) || (share === 1 && openShort.test(questionsIn(said)))
}

/** What a condition names and a turn does, by the share of the words that has to be said: an offer, praise, a request. */
function isDoneTo({ named, isRequest }: ReadCondition, { done }: ReadTurn, share: number): boolean {
  const offers = named.includes('offers') && (done.includes('proposing') || done.includes('willDo'))
  const praises = named.includes('praise') && done.includes('goodWord')
  const requests = (isRequest || named.includes('telling')) && done.includes('asksDeed')
  return ((offers || praises) && share >= leastOfOffer) || (requests && share >= leastOfRequest)
}

/** Whether the words of a condition are said: most of what is asked in a question, the thing of a deed, or most of the deed. */
export function isSaid(condition: ReadCondition, turn: ReadTurn, said: string): boolean {
  const { named, thing } = condition
  const isQuestion = turn.done.includes('question') && !telling.test(said)
  if (named.includes('asks')) return isQuestion && isAskedInWords(condition, said)
  const { count, share } = wordsSaid(thing, said)
  if (isDoneTo(condition, turn, share)) return true
  if (isQuestion) return false
  const isOfThing = named.includes('telling') || named.includes('blame')
  return (isOfThing && share === 1) || (count >= fewestWords && share >= leastOfDeed)
}
/** "Did you know that he was late?" tells it. */
const telling = /\b(?:did|do) you know (?:that )?\p{L}+ |\bare you aware that\b|\bdo you reali[sz]e\b/iu
/** "How was your last placement?" asks about the placement; "Is there a place near the station?" may ask about anything. */
const openShort = /^(?:(?:so|and|but)[, ]+)?(?:how|what|why|when|where)\b(?:\W+[\w'’]+){1,8}\W*$/i
const fewestWords = 2
const leastOfDeed = 0.6
const leastOfOffer = 0.5
const leastOfRequest = 0.8
const leastOfWords = 0.5
/** "Did you fall before?" asks for earlier falls. */
const earlier = /\b(?:before|ever|previous|in the past)\b/i

/** All that is asked in a question, all that is offered, or all that is told as news. */
export const isAllSaid = ({ named, matter, thing }: ReadCondition, said: string) =>
  (named.includes('asks') && wordsSaid(matter, questionsIn(said)).share === 1) ||
  (named.includes('offers') && wordsSaid(thing, said).share === 1) ||
  (named.includes('telling') && telling.test(said) && wordsSaid(thing, said).share === 1)
