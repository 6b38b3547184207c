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
import { isFitOpening, isWorthOpening } from './fit-opening.js'
import { joinedTo, sentenceOf } from './shared-sentences.js'
import { toldEnding } from './told-ending.js'
import { withdrawalOf } from './withdrawal.js'
import { withMatter } from './with-matter.js'
import { withTitle } from './with-title.js'
import { isShortTalk } from '../read/short-talk.js'
import { sentencesIn } from '../select/clear-point.js'
import type { Candidate } from '../select/candidate.js'
import type { RatedPassage } from '../worth/passage-worth.js'

/** What the overview of a talk is written from. */
export interface TalkToSum {
  conversation: Conversation
  candidates: readonly Candidate[]
  moves: Moves
  prompt: string
  commitments: readonly Commitment[]
  /** The weightiest late agreement, with the words that it needs. */
  ending: readonly Candidate[] | null
  /** Whole exchanges. */
  passages: readonly RatedPassage[]
}

const fewest = 3
const mostWords = 4000
const mostSentences = 3
const mostOfStart = 2
const mostOfEndings = 2
const lateParts = 0.6
const mostOfEnding = 35
const fewestOfOverview = 2

/** The matter with the first demand, how it stands at last, and who does what next; null if no one says what it is about. */
export function talkSummary(talk: TalkToSum): string[] | null {
  const { conversation, moves, commitments, ending } = talk
  const matter = matterOf(talk)
  const opening = matter === undefined ? null : openingOf(talk, matter)
  if (matter === undefined || (matter === null && !opening)) return null
  const known = [matter, opening?.sentence.text, conversation.scenarioTitle].join(' ')
  const told = stateOfTalk(talk, known)
  const state = told.sentences.length === 0 ? (stateOf(ending, conversation) ?? told) : told
  const end = [...withInsults(insultsIn(conversation), state.sentences), littleSaid(conversation)].filter(Boolean)
  const begin = startOf(talk, matter, opening, state)
  const start = begin.length + end.length > mostSentences + 1 ? begin.slice(0, mostOfStart) : begin
  const room = mostSentences + 1 - start.length - end.length
  const steps =
    room > Number(!state.end && state.turns.size > 0) ? [nextSteps(commitments, state, conversation, moves.turns)] : []
  const more = state.end === 'agreed' && room > 1 ? moreOf(talk, state, steps) : []
  const rest = [...more, ...steps].filter(Boolean)
  const isShort = start.length + end.length + rest.length < fewest
  const all = [
    ...start,
    ...(opening && isShort ? between(talk, opening, [...start, ...end, ...rest].join(' '), state.turns) : []),
    ...end,
    ...rest,
  ]
  return all.length >= fewestOfOverview ? joinedTo(mostSentences, all) : null
}

/** What is said late beside what they agree, if no promise is told. */
function moreOf(
  { passages, moves, conversation, prompt }: TalkToSum,
  state: LastState,
  steps: readonly string[],
): string[] {
  if (steps.some(Boolean)) return []
  return toldEnding(
    passages,
    { state, room: 1, isPlayed: isOfScenario(conversation, prompt), from: lateParts },
    moves,
    conversation,
  ).sentences
}

/** What is certain of the end, else whole exchanges, else what seems to be agreed, planned or refused. */
function stateOfTalk({ conversation, moves, prompt, commitments, passages }: TalkToSum, matter: string): LastState {
  const last = lastState(moves, { matter, prompt }, conversation)
  const endings = last.end
    ? null
    : toldEnding(
        passages,
        { state: last, room: mostOfEndings, isPlayed: isOfScenario(conversation, prompt) },
        moves,
        conversation,
      )
  const state = endings && endings.sentences.length > 0 ? endings : last
  return commitments.length > fewestOfPromises ? withoutNothing(state) : state
}

const isOfScenario = ({ scenarioTitle }: Conversation, prompt: string): boolean =>
  scenarioTitle.trim() !== '' || prompt.trim() !== ''

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
  const isTold =
    opening !== null &&
    !situation &&
    isWorthOpening(opening, talk.passages, moves) &&
    (matter === null || isFitOpening(opening, state))
  const about = withMatter(
    matter && !situation ? withTitle(matter, conversation, talk.prompt) : matter,
    isTold ? [sentenceOf([opening], cast)] : [],
  )
  const before = situation ? [`${matter ? situation : withTitle(situation, conversation, talk.prompt)}.`] : []
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
