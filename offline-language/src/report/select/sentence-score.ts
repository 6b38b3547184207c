import type { Sentence } from '../../language/sentences/sentence.js'
import { figuresOf } from '../phrase/figures.js'
import { movePatterns } from '../moves/patterns.js'
import type { Moves } from '../moves/read-moves.js'
import { isAnecdote, takenUp } from '../moves/uptake.js'
import type { Reported } from '../phrase/reported.js'
import type { Conversation } from '../read/conversation.js'
import { centroidSimilarity } from './centroid.js'
import { isDeclined } from './declined.js'
import { closingPlaces, heartWeight } from './heart.js'
import { isIdentity } from './identity.js'
import { sumOfMarks } from '../phrase/marks.js'
import { openingTalk } from './opening-talk.js'
import { practised } from './practice.js'
import { isEcho, reasonWeight } from './reason.js'
import { relevance } from './relevance.js'
import { isPromise } from './promise.js'
import { settlementOf } from './settlement.js'
import { isSuperseded } from './superseded-offer.js'

const { procedure } = movePatterns
const centroidWeight = 1.2
const supersededWeight = -1.5
const echoWeight = -2
const declinedWeight = -3
const replacedWeight = -3
const anecdoteWeight = -1.2
const procedureWeight = -2
const promiseWeight = 0.3
const identityWeight = -4
const practisedWeight = -4
const openingTalkWeight = -3

/** The relevance of a sentence for the subject of the conversation; `told` is its form in a report. */
export type SentenceScore = (sentence: Sentence, told?: Pick<Reported, 'verb' | 'rest'>) => number

export function sentenceScore(conversation: Conversation, focus: ReadonlySet<string>, moves: Moves): SentenceScore {
  const { sentences } = conversation
  const openingTurn = openingTurnOf(conversation)
  const central = centroidSimilarity(sentences.map(({ stems }) => stems))
  const settlement = settlementOf(conversation)
  const closing = closingPlaces(conversation)
  const isPractised = practised(conversation)
  const isOpeningTalk = openingTalk(conversation)
  const isTakenUp = takenUp(conversation)
  return (sentence, told = { verb: 'quoted', rest: '' }) => {
    const before = sentences[sentence.at - 1]
    const isInsult = told.verb === 'insulted'
    return (
      relevance(sentence, told, focus, sentences.length, openingTurn) +
      (central[sentence.at] ?? 0) * centroidWeight +
      reasonWeight(sentence, conversation) +
      heartWeight(sentence, closing) +
      sumOfMarks([
        [echoWeight, isEcho(sentence, conversation)],
        [identityWeight, isIdentity(sentence, before)],
        [practisedWeight, isPractised(sentence)],
        [openingTalkWeight, !isInsult && isOpeningTalk(sentence)],
        [declinedWeight, isDeclined(sentence, conversation)],
        [replacedWeight, moves.isReplaced(sentence)],
        [anecdoteWeight, !isInsult && isAnecdote(sentence, told.rest, before, isTakenUp(sentence))],
        [procedureWeight, procedure.test(sentence.text) && figuresOf(sentence.text).length === 0],
        [promiseWeight, isPromise(sentence, conversation)],
        [supersededWeight, isSuperseded(sentence, settlement, conversation)],
      ])
    )
  }
}

const fewestWords = 8

/** The first turn in which the person says more than a greeting. */
export function openingTurnOf({ sentences }: Conversation): number | undefined {
  return sentences.find(({ role, words }) => role === 'user' && words.length >= fewestWords)?.turns[0]
}
