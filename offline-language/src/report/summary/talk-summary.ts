import type { Conversation } from '../read/conversation.js'
import type { Moves } from '../moves/read-moves.js'
import type { Commitment } from '../select/commitment.js'
import { announcedMatter } from './announced-matter.js'
import { dutyIn } from './duty.js'
import { insultsIn } from './insults-in.js'
import { capitalised } from '../../language/names/party.js'
import { pointText } from '../select/point-text.js'
import { lastState } from './last-state.js'
import type { LastState } from './state-words.js'
import { littleSaid } from './little-said.js'
import { matterOfNoun } from './matter-of-title.js'
import { matterOfPrompt } from './matter-of-prompt.js'
import { nextSteps } from './next-steps.js'
import { obstacleOf } from './obstacle.js'
import { isTalk } from './overview-parts.js'
import { openingDemand } from './opening-demand.js'
import { plainPrompt } from './plain-prompt.js'
import { answerToMatter, replyTo } from './reply.js'
import { situationOf } from './situation.js'
import { isFitOpening } from './fit-opening.js'
import { joinedTo, sentenceOf } from './shared-sentences.js'
import { isForOverview } from './talk-end.js'
import { withMatter } from './with-matter.js'
import { isShortTalk } from '../read/short-talk.js'
import { isClearPoint, sentencesIn } from '../select/clear-point.js'
import type { Candidate } from '../select/candidate.js'
import { quotedPieces } from '../select/quoted-pieces.js'
import { isClosed } from './closed.js'

/** What the overview of a talk is written from. */
export interface TalkToSum {
  conversation: Conversation
  candidates: readonly Candidate[]
  moves: Moves
  prompt: string
  commitments: readonly Commitment[]
  /** The weightiest late agreement, with the words that it needs. */
  ending: readonly Candidate[] | null
}

const fewest = 3
const firstPart = 0.3
const mostWords = 1200
const mostSentences = 3
const mostOfEnding = 35
const fewestOfOverview = 2

/** The matter with the first demand, how it stands at last, and who does what next; null if no one says what it is about. */
export function talkSummary(talk: TalkToSum): string[] | null {
  const { conversation, moves, commitments, ending } = talk
  const matter = matterOf(talk)
  const opening = matter === undefined ? null : openingOf(talk, matter)
  if (matter === undefined || (matter === null && !opening)) return null
  const about = [matter, opening?.sentence.text, conversation.scenarioTitle].join(' ')
  const plain = lastState(moves, { matter: about, prompt: talk.prompt }, conversation)
  const state = plain.sentences.length === 0 ? (stateOf(ending, conversation) ?? plain) : plain
  const reply = replyTo(opening, state.turns, moves, conversation)
  const situation = situationIn(talk)
  const isTold = opening !== null && !situation && (matter === null || isFitOpening(opening, state))
  const start = [
    ...(situation ? [`${situation}.`] : []),
    ...withMatter(matter, isTold ? [sentenceOf([opening], conversation.cast)] : []),
    ...[reply === '' ? answerToMatter(matter, moves, conversation) : reply].filter(Boolean),
  ]
  const steps = nextSteps(commitments, state, conversation)
  const end = [insultsIn(conversation), littleSaid(conversation), ...state.sentences, steps].filter(Boolean)
  const isShort = start.length + end.length < fewest
  const all = [
    ...start,
    ...(opening && isShort ? between(talk, opening, [...start, ...end].join(' '), state.turns) : []),
    ...end,
  ]
  return all.length >= fewestOfOverview ? joinedTo(mostSentences, all) : null
}

/** What has happened before the talk, as the prompt has it. */
function situationIn({ conversation: { cast, turns }, prompt }: TalkToSum): string | null {
  return situationOf(plainPrompt(prompt, cast), turns.map(({ text }) => text).join(' '), cast)
}

/** A short question of the end with its answer. */
function stateOf(ending: readonly Candidate[] | null, { cast }: Conversation): LastState | null {
  const isAnswered = ending?.slice(0, -1).some(({ reported }) => reported.rest.includes('?'))
  if (!ending || !isAnswered || pointText(cast, ending).split(' ').length > mostOfEnding) return null
  return {
    sentences: [capitalised(pointText(cast, ending))],
    turns: new Set(ending.flatMap(({ sentence }) => sentence.turns)),
  }
}

/** What the prompt or a speaker says that the talk is about, null if nobody does; undefined for a visit or a few lines. */
function matterOf({ conversation, prompt }: TalkToSum): string | null | undefined {
  const { cast, turns, wordCount, scenarioTitle } = conversation
  const said = turns.map(({ text }) => text).join(' ')
  const given = matterOfPrompt(prompt, said, cast, scenarioTitle)
  const isPlayed = prompt.trim() !== '' && !isShortTalk(turns) && wordCount <= mostWords
  if (!isTalk(conversation) && !isPlayed && (!given || wordCount > mostWords)) return undefined
  return given ?? announcedMatter(conversation) ?? matterOfNoun(scenarioTitle, said, cast)
}

/** The first demand; without a matter, the reason of the talk or its first weighty statement. */
function openingOf({ conversation, candidates, moves }: TalkToSum, matter: string | null): Candidate | null {
  const demand = openingDemand(moves, matter ?? '', conversation)
  if (matter) return demand
  const found = candidates.find(({ part }) => part === 'reason')
  const reason = found && isClearPoint([found], conversation) ? found : null
  return reasonIn(moves, conversation) ?? reason ?? demand ?? firstClear(candidates, conversation)
}

/** The turn that gives the reason, if that is clear. */
function reasonIn({ reason }: Moves, conversation: Conversation): Candidate | null {
  return reason && isClosed(reason.pieces, conversation) ? quotedPieces(reason.pieces, conversation) : null
}

/** The weightiest statement near the beginning that a reader understands. */
const firstClear = (candidates: readonly Candidate[], conversation: Conversation): Candidate | null =>
  candidates
    .filter(({ sentence }) => sentence.at < conversation.sentences.length * firstPart)
    .filter((one) => isForOverview(one) && isClearPoint([one], conversation))
    .toSorted((a, b) => b.score - a.score)[0] ?? null

/** What one of them must do, else what is in the way, of another turn than the opening. */
function between(
  { conversation, moves }: TalkToSum,
  opening: Candidate,
  told: string,
  toldTurns: ReadonlySet<number>,
): string[] {
  const obstacle = dutyIn(moves, conversation) ?? obstacleOf(moves, opening, told, conversation)
  const known = sentencesIn(opening, conversation).flatMap((one) => one.turns)
  const turn = obstacle?.sentence.turns[0] ?? -1
  return obstacle && !known.includes(turn) && !toldTurns.has(turn) ? [sentenceOf([obstacle], conversation.cast)] : []
}
