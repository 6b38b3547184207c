import { capitalised } from '../../language/tokens/first-letter.js'
import type { Conversation } from '../read/conversation.js'
import type { Candidate } from '../select/candidate.js'
import { pointText } from '../select/point-text.js'
import { lastState } from './last-state.js'
import { type LastState, nothingAgreed } from './state-words.js'
import { isLongTalk } from './long-talk.js'
import type { TalkToSum } from './talk-to-sum.js'
import { toldDecisions } from './told-decisions.js'

/** What is certain of the end, else what the talk comes to, else what seems to be agreed, planned or refused. */
export function stateOfTalk(talk: TalkToSum, matter: string): LastState {
  const { conversation, moves, prompt, commitments, ending } = talk
  const last = lastState(moves, { matter, prompt }, conversation)
  const decided = isCertain(last) || !isLongTalk(moves, prompt) ? null : toldDecisions(talk, matter)
  const state = decided && decided.sentences.length > 0 ? decided : last
  const told = commitments.length > fewestOfPromises ? withoutNothing(state) : state
  return told.sentences.length === 0 ? (stateOf(ending, conversation) ?? told) : told
}

/** That one of them leaves, or repeats all that they agree on. */
const isCertain = ({ end }: LastState): boolean => end === 'broken off' || end === 'summed up'

/** Who promises something has agreed to it. */
const fewestOfPromises = 2
const withoutNothing = (state: LastState): LastState => ({
  ...state,
  sentences: state.sentences.filter((one) => one !== nothingAgreed),
})

const mostOfEnding = 35
/** A short question of the end with its answer. */
function stateOf(ending: readonly Candidate[] | null, { cast }: Conversation): LastState | null {
  const isAnswered = ending?.slice(0, -1).some(({ reported }) => reported.rest.includes('?'))
  if (!ending || !isAnswered || pointText(cast, ending).split(' ').length > mostOfEnding) return null
  return {
    sentences: [capitalised(pointText(cast, ending))],
    turns: new Set(ending.flatMap(({ sentence }) => sentence.turns)),
  }
}
