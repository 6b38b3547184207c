import { sentencesOf } from '../../language/sentences/sentences-of.js'
import type { Candidate } from '../select/candidate.js'
import { sentencesIn } from '../select/clear-point.js'
import { announcedMatter } from './announced-matter.js'
import { dutyIn } from './duty.js'
import { insultsIn } from './insults-in.js'
import { littleSaid } from './little-said.js'
import { nextSteps } from './next-steps.js'
import { obstacleOf } from './obstacle.js'
import { openingOf } from './opening-of.js'
import { joinedTo, sentenceOf } from './shared-sentences.js'
import { matterOfScenario } from './matter-of-scenario.js'
import { matterOf, startOf } from './talk-start.js'
import type { LastState } from './state-words.js'
import { stateOfTalk } from './talk-state.js'
import type { TalkToSum } from './talk-to-sum.js'
import { isLongTalk } from './long-talk.js'
import { toldMatter } from './told-matter.js'
import { openingWords, toldOpening } from './told-opening.js'
import { withMatter } from './with-matter.js'
import { withTitle } from './with-title.js'

const fewest = 3
const mostSentences = 3
const mostOfStart = 2
const fewestOfOverview = 2
/** A longer one has several matters, and so has a visit, in which a doctor presents the patient. */
const mostWords = 1100
const presents = /\b\d+[- ]years?[- ]old (?:male|female|man|woman|lady|gentleman)\b/i

/** The matter with the first demand, how it stands at last, and who does what next; null if no one says what it is about. */
export function talkSummary(talk: TalkToSum): string[] | null {
  const unscripted = withoutPrompt(talk)
  if (unscripted) return unscripted
  const matter = matterOf(talk)
  const long = matter === undefined ? null : ofScenario(talk, matter)
  return long ?? ofFewTurns(talk, matter)
}

/** A longer talk with a scenario that says what it is about. */
function ofScenario(talk: TalkToSum, matter: string | null): string[] | null {
  const { conversation, moves, prompt, language } = talk
  if (!isLongTalk(moves, prompt)) return null
  const told =
    toldMatter(conversation, prompt, language.tag) ?? (matter && `${withTitle(matter, conversation, prompt)}.`)
  return told ? withEnd(talk, told) : null
}

/** A short talk, or one whose scenario does not say what it is about. */
function ofFewTurns(talk: TalkToSum, matter: string | null | undefined): string[] | null {
  const { conversation } = talk
  const opening = matter === undefined ? null : openingOf(talk, matter)
  if (matter === undefined || (matter === null && !opening)) return null
  const known = [matter, opening?.sentence.text, conversation.scenarioTitle].join(' ')
  const state = stateOfTalk(talk, known)
  const end = [...withInsults(insultsIn(conversation), state.sentences), littleSaid(conversation)].filter(Boolean)
  const begin = startOf(talk, matter, opening, state)
  const start = begin.length + end.length > mostSentences + 1 ? begin.slice(0, mostOfStart) : begin
  const rest = restOf(talk, state, mostSentences + 1 - start.length - end.length)
  const isShort = start.length + end.length + rest.length < fewest
  const all = [
    ...start,
    ...(opening && isShort ? between(talk, opening, [...start, ...end, ...rest].join(' '), state.turns) : []),
    ...end,
    ...rest,
  ]
  return all.length >= fewestOfOverview ? joinedTo(mostSentences, all) : null
}

/** What the title or the speakers say that the talk is about, and how it ends; null if it has a prompt, is short, or no one says so. */
function withoutPrompt(talk: TalkToSum): string[] | null {
  const { conversation, moves, prompt } = talk
  if (prompt.trim() !== '' || !isLongTalk(moves)) return null
  if (conversation.wordCount > mostWords || conversation.turns.some(({ text }) => presents.test(text))) return null
  const { given, other, vague } = matterOfScenario(conversation, prompt)
  const matter = given ?? announcedMatter(conversation) ?? other ?? vague()
  if (matter && conversation.scenarioTitle.trim() !== '')
    return withEnd(talk, `${withTitle(matter, conversation, prompt)}.`)
  const opening = toldOpening(talk)
  if (opening.length === 0) return null
  const state = stateOfTalk(talk, opening.join(' '))
  const end = [...withInsults(insultsIn(conversation), state.sentences), littleSaid(conversation)].filter(Boolean)
  const all = [...opening, ...end, ...restOf(talk, state, mostSentences - opening.length - end.length)]
  return all.length >= fewestOfOverview ? all : null
}

/** What the talk is about as the prompt and one of them have it, how it ends, and who does what next. */
function withEnd(talk: TalkToSum, matter: string): string[] {
  const { conversation } = talk
  const words = openingWords(talk, true)
  const [first = matter] = words === null ? [matter] : sentencesOf(matter)
  const start = withMatter(first.replace(/\.$/, ''), words === null ? [] : [words])
  const state = stateOfTalk(talk, [matter, conversation.scenarioTitle].join(' '))
  const end = [...withInsults(insultsIn(conversation), state.sentences), littleSaid(conversation)].filter(Boolean)
  return joinedTo(mostSentences, [...start, ...end, ...restOf(talk, state, mostSentences - start.length - end.length)])
}

/** Who does what next, if there is room. */
function restOf({ conversation, moves, commitments }: TalkToSum, state: LastState, room: number): string[] {
  const steps = room > 0 ? nextSteps(commitments, state, conversation, moves.turns) : ''
  return steps === '' ? [] : [steps]
}

/** "Ann insults Tom, refuses what Tom proposes, and nothing is agreed." */
function withInsults(insults: string, state: readonly string[]): string[] {
  const [, name = ''] = /^(.+) insults [^.]+\.$/.exec(insults) ?? []
  const at = name === '' ? -1 : state.findIndex((one) => one.startsWith(`${name} refuses what `))
  if (at < 0) return [insults, ...state]
  return state.map((one, place) => (place === at ? `${insults.slice(0, -1)},${one.slice(name.length)}` : one))
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
