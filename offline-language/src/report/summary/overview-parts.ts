import { partyOf } from '../../language/names/cast.js'
import { capitalised } from '../../language/names/party.js'
import type { Moves } from '../moves/read-moves.js'
import { retell } from '../phrase/retell.js'
import type { Conversation } from '../read/conversation.js'
import { isShortTalk } from '../read/short-talk.js'
import type { Candidate } from '../select/candidate.js'
import { isClearPoint } from '../select/clear-point.js'
import { pointText } from '../select/point-text.js'
import { announcedMatter } from './announced-matter.js'
import { matterOfPrompt } from './matter-of-prompt.js'
import { obstacleOf } from './obstacle.js'
import { outcomeOf, takenOffer } from './outcome.js'
import { endTold, lastPromise } from './talk-end.js'

const mostWords = 560

/** Whether a conversation has one matter and room for its obstacle: no few lines, and no visit. */
export const isTalk = ({ wordCount, turns }: Conversation): boolean => wordCount <= mostWords && !isShortTalk(turns)

/** How an overview ends: what is settled or refused, what was agreed, the words of the end, or a promise. */
export interface OverviewEnd {
  outcome: string
  agreement: Candidate | undefined
  told: readonly Candidate[] | null
  promise: Candidate | null
  sentences: string[]
}

export function overviewEnd(
  conversation: Conversation,
  candidates: readonly Candidate[],
  ending: readonly Candidate[] | null,
  moves: Moves,
): OverviewEnd {
  const { cast } = conversation
  const outcome = outcomeOf(moves.ending, cast)
  const agreement = outcome ? undefined : candidates.find(({ part }) => part === 'agreement')
  const isLong = isTalk(conversation) && (ending?.length ?? 0) > 1
  const told = endTold(candidates, agreement || outcome || isLong ? null : ending, conversation)
  const isOpen = !outcome && !agreement && !told
  const end = { outcome, agreement, told }
  if (isOpen) return { ...end, ...openEnd(conversation, candidates, moves) }
  const agreed = agreement ? retell(agreement.reported, cast) : ''
  const sentence = outcome || (told ? capitalised(pointText(cast, told)) : agreed)
  return { ...end, promise: null, sentences: [sentence] }
}

/** A promise at last, else an offer that was taken. */
function openEnd(
  conversation: Conversation,
  candidates: readonly Candidate[],
  moves: Moves,
): Pick<OverviewEnd, 'promise' | 'sentences'> {
  if (!isTalk(conversation)) return { promise: null, sentences: [] }
  const promise = lastPromise(candidates, conversation)
  const taken = promise ? '' : takenOffer(moves, conversation)
  return { promise, sentences: taken === '' ? [] : [taken] }
}

/** What an overview begins with, and what is in the way. */
export interface OverviewStart {
  matter: string | null
  reason: Candidate | undefined
  obstacle: Candidate | null
}

export function overviewStart(
  conversation: Conversation,
  candidates: readonly Candidate[],
  { outcome, promise }: OverviewEnd,
  moves: Moves,
  prompt: string,
): OverviewStart {
  const { cast, turns } = conversation
  const said = turns.map(({ text }) => text).join(' ')
  const found = candidates.find(({ part }) => part === 'reason')
  const fromPrompt = matterOfPrompt(prompt, said, cast)
  if (!isTalk(conversation)) return { matter: fromPrompt, reason: found, obstacle: null }
  const matter = fromPrompt ?? announcedMatter(conversation)
  const reason = found && isUnclearBeside(matter, found, conversation) ? undefined : found
  const quoted = [outcome, reason?.reported.rest, promise?.reported.rest].join(' ')
  return { matter, reason, obstacle: obstacleOf(moves, reason, quoted, conversation) }
}

/** "About twelve percent of them.", of another one than the one whose matter the overview begins with. */
function isUnclearBeside(matter: string | null, reason: Candidate, conversation: Conversation): boolean {
  const holder = capitalised(partyOf(conversation.cast, reason.sentence.role).short)
  return matter !== null && !matter.startsWith(`${holder} `) && !isClearPoint([reason], conversation)
}
