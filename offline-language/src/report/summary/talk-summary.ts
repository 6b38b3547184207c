import type { Conversation } from '../read/conversation.js'
import type { Moves } from '../moves/read-moves.js'
import type { Commitment } from '../select/commitment.js'
import { announcedMatter } from './announced-matter.js'
import { dutyIn } from './duty.js'
import { insultsIn } from './insults-in.js'
import { capitalised } from '../../language/names/party.js'
import { pointText } from '../select/point-text.js'
import { lastState } from './last-state.js'
import { type LastState, nothingAgreed } from './state-words.js'
import { littleSaid } from './little-said.js'
import { matterOfScenario } from './matter-of-scenario.js'
import { nextSteps } from './next-steps.js'
import { obstacleOf } from './obstacle.js'
import { isTalk } from './overview-parts.js'
import { openingOf } from './opening-of.js'
import { plainPrompt } from './plain-prompt.js'
import { answerToMatter, replyTo } from './reply.js'
import { situationOf } from './situation.js'
import { isFitOpening } from './fit-opening.js'
import { joinedTo, sentenceOf } from './shared-sentences.js'
import { withdrawalOf } from './withdrawal.js'
import { withMatter } from './with-matter.js'
import { isShortTalk } from '../read/short-talk.js'
import { sentencesIn } from '../select/clear-point.js'
import type { Candidate } from '../select/candidate.js'

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
  const known = [matter, opening?.sentence.text, conversation.scenarioTitle].join(' ')
  const plain = lastState(moves, { matter: known, prompt: talk.prompt }, conversation)
  const told = commitments.length > fewestOfPromises ? withoutNothing(plain) : plain
  const state = told.sentences.length === 0 ? (stateOf(ending, conversation) ?? told) : told
  const start = startOf(talk, matter, opening, state)
  const steps = nextSteps(commitments, state, conversation, moves.turns)
  const end = [...withInsults(insultsIn(conversation), state.sentences), littleSaid(conversation), steps].filter(
    Boolean,
  )
  const isShort = start.length + end.length < fewest
  const all = [
    ...start,
    ...(opening && isShort ? between(talk, opening, [...start, ...end].join(' '), state.turns) : []),
    ...end,
  ]
  return all.length >= fewestOfOverview ? joinedTo(mostSentences, all) : null
}

/** Who promises something has agreed to it. */
const fewestOfPromises = 2
const withoutNothing = (state: LastState): LastState => ({
  ...state,
  sentences: state.sentences.filter((one) => one !== nothingAgreed),
})

/** What has happened, what the talk is about, and how that is answered. */
function startOf(talk: TalkToSum, matter: string | null, opening: Candidate | null, state: LastState): string[] {
  const { conversation, moves } = talk
  const { cast } = conversation
  const situation = situationIn(talk, matter)
  const isTold = opening !== null && !situation && (matter === null || isFitOpening(opening, state))
  const about = withMatter(matter, isTold ? [sentenceOf([opening], cast)] : [])
  const before = situation ? [`${situation}.`] : []
  const isOfUser = matter?.startsWith(capitalised(cast.user.short)) ?? false
  const reply = replyTo(opening, state.turns, moves, conversation)
  const answers = answerToMatter(matter, moves, conversation)
  const given = answers.length > 0 ? withdrawalOf(matter ?? '', moves, conversation) : ''
  return [
    ...(isOfUser ? [...about, ...before] : [...before, ...about]),
    ...(reply === '' ? answers.slice(0, state.terms ? 1 : answers.length) : [reply]),
    ...(given === '' ? [] : [given]),
  ]
}

/** "Ann insults Tom, refuses what Tom proposes, and nothing is agreed." */
function withInsults(insults: string, state: readonly string[]): string[] {
  const [, name = ''] = /^(.+) insults [^.]+\.$/.exec(insults) ?? []
  const at = name === '' ? -1 : state.findIndex((one) => one.startsWith(`${name} refuses what `))
  if (at < 0) return [insults, ...state]
  return state.map((one, place) => (place === at ? `${insults.slice(0, -1)},${one.slice(name.length)}` : one))
}

/** What has happened before the talk, as the prompt has it. */
function situationIn(
  { conversation: { cast, turns }, prompt }: Pick<TalkToSum, 'conversation' | 'prompt'>,
  matter: string | null,
): string | null {
  const told = situationOf(
    plainPrompt(prompt, cast),
    turns.map(({ text }) => text),
    cast,
  )
  return told === matter ? null : told
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
function matterOf({ conversation, prompt }: Pick<TalkToSum, 'conversation' | 'prompt'>): string | null | undefined {
  const { turns, wordCount } = conversation
  const { given, other, vague } = matterOfScenario(conversation, prompt)
  const isPlayed = prompt.trim() !== '' && !isShortTalk(turns) && wordCount <= mostWords
  if (!isTalk(conversation) && !isPlayed && ((!given && !other) || wordCount > mostWords)) return undefined
  return (
    given ?? announcedMatter(conversation) ?? other ?? (situationIn({ conversation, prompt }, null) ? null : vague())
  )
}

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
