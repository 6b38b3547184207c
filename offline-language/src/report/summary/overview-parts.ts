import { capitalised } from '../../language/tokens/first-letter.js'
import { retell } from '../phrase/retell.js'
import type { Conversation } from '../read/conversation.js'
import { isShortTalk } from '../read/short-talk.js'
import type { Candidate } from '../select/candidate.js'
import { pointText } from '../select/point-text.js'
import { endTold } from './talk-end.js'

const mostWords = 560

/** Whether a conversation has one matter and an outcome: no few lines, and no visit. */
export const isTalk = ({ wordCount, turns }: Conversation): boolean => wordCount <= mostWords && !isShortTalk(turns)

/** How an overview ends: what was agreed, or the words of the end. */
export interface OverviewEnd {
  agreement: Candidate | undefined
  told: readonly Candidate[] | null
  sentences: string[]
}

export function overviewEnd(
  conversation: Conversation,
  candidates: readonly Candidate[],
  ending: readonly Candidate[] | null,
): OverviewEnd {
  const { cast } = conversation
  const agreement = candidates.find(({ part }) => part === 'agreement')
  const told = endTold(candidates, agreement ? null : ending, conversation)
  if (told) return { agreement, told, sentences: [capitalised(pointText(cast, told))] }
  return { agreement, told, sentences: agreement ? [retell(agreement.reported, cast)] : [] }
}
