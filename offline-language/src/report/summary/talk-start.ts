import { capitalised } from '../../language/tokens/first-letter.js'
import { isShortTalk } from '../read/short-talk.js'
import type { Candidate } from '../select/candidate.js'
import { announcedMatter } from './announced-matter.js'
import { isFitOpening, isWorthOpening } from './fit-opening.js'
import { matterOfScenario } from './matter-of-scenario.js'
import { isTalk } from './overview-parts.js'
import { plainPrompt } from './plain-prompt.js'
import { answerToMatter, replyTo } from './reply.js'
import { sentenceOf } from './shared-sentences.js'
import { situationOf } from './situation.js'
import { situationSection } from './situation-section.js'
import type { LastState } from './state-words.js'
import type { TalkToSum } from './talk-to-sum.js'
import { withMatter } from './with-matter.js'
import { withTitle } from './with-title.js'
import { withdrawalOf } from './withdrawal.js'

const mostWords = 4000

/** What the prompt or a speaker says that the talk is about, null if no one does; undefined for a visit or a few lines. */
export function matterOf({
  conversation,
  prompt,
}: Pick<TalkToSum, 'conversation' | 'prompt'>): string | null | undefined {
  const { turns, wordCount } = conversation
  const { given, other, vague } = matterOfScenario(conversation, prompt)
  const isPlayed =
    prompt.trim() !== '' && (!isShortTalk(turns) || situationSection(prompt) !== null) && wordCount <= mostWords
  if (!isTalk(conversation) && !isPlayed && ((!given && !other) || wordCount > mostWords)) return undefined
  return (
    given ?? announcedMatter(conversation) ?? other ?? (situationIn({ conversation, prompt }, null) ? null : vague())
  )
}

/** What has happened, what the talk is about, and how that is answered. */
export function startOf(talk: TalkToSum, matter: string | null, opening: Candidate | null, state: LastState): string[] {
  const { conversation, moves } = talk
  const { cast } = conversation
  const situation = situationIn(talk, matter)
  const isFit = opening !== null && (matter === null || isFitOpening(opening, state))
  const isTold = isFit && !situation && isWorthOpening(opening, talk.passages, moves)
  const subject = matter && !situation ? withTitle(matter, conversation, talk.prompt) : matter
  const about = withMatter(subject, isTold ? [sentenceOf([opening], cast)] : [])
  const before = situation ? [`${matter ? situation : withTitle(situation, conversation, talk.prompt)}.`] : []
  const isOfUser = matter?.startsWith(capitalised(cast.user.short)) ?? false
  const inOrder = isOfUser ? [...about, ...before] : [...before, ...about]
  return [...inOrder, ...answersOf(talk, matter, opening, state)]
}

/** How the other answers what is asked for, and whether it is given up. */
function answersOf(talk: TalkToSum, matter: string | null, opening: Candidate | null, state: LastState): string[] {
  const { conversation, moves } = talk
  const reply = replyTo(opening, state.turns, moves, conversation)
  const answers = answerToMatter(matter, moves, conversation)
  const given = answers.length > 0 ? withdrawalOf(matter ?? '', moves, conversation) : ''
  return [
    ...(reply === '' ? answers.slice(0, state.terms ? 1 : answers.length) : [reply]),
    ...(given === '' ? [] : [given]),
  ]
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
