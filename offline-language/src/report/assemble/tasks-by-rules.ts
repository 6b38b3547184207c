import type { Sentence } from '../../language/sentences/sentence.js'
import type { Moves } from '../moves/read-moves.js'
import { wholeOf } from '../moves/said-in.js'
import { agreedProposals, besideTasks } from './agreed-proposals.js'
import { chosenDoers } from '../pairs/chosen-doer.js'
import { pairedActions } from '../pairs/paired-actions.js'
import { withOccasion } from '../pairs/with-occasion.js'
import { besideMeetings, withPairs } from '../pairs/with-pairs.js'
import type { Conversation } from '../read/conversation.js'
import { withAgreement } from '../select/accepted.js'
import { agreedMeetings } from '../select/agreed-meeting.js'
import { appointments } from '../select/appointed.js'
import { arrangedIn } from '../select/arranged.js'
import type { Commitment } from '../select/commitment.js'
import { commitmentsIn } from '../select/commitments.js'
import { isNoAction } from '../select/no-action.js'
import { isThreat } from '../select/no-task.js'
import { withTakenRequests } from '../select/taken-request.js'
import { toldPromise } from '../select/told-promise.js'
import { isTakenBack } from '../select/unsure.js'
import { withCorrectedTimes } from '../select/with-corrected-time.js'
import { withLaterTimes } from '../select/with-later-time.js'

/** What the forms of a promise, a request and a meeting show; `told` are the sentences of the key points. */
export function tasksByRules(conversation: Conversation, moves: Moves, told: readonly Sentence[] = []): Commitment[] {
  const { sentences } = conversation
  const said = sentences.flatMap((sentence) => {
    const found = commitmentsIn(sentence, conversation)
    if (found.length > 0) return found.map(withOccasion)
    const promise = told.includes(sentence) ? toldPromise(sentence, conversation) : null
    return promise ?? arrangedIn(sentence, conversation) ?? []
  })
  const meetings = agreedMeetings(conversation, moves)
  const pairs = besideMeetings(pairedActions(conversation, moves), meetings)
  const isPair = ({ sentence }: Commitment) => pairs.some((one) => one.sentence === sentence)
  const tasks = [
    ...meetings.filter((one) => !isPair(one)),
    ...appointments(conversation, moves),
    ...chosenDoers(conversation, moves),
    ...withPairs(
      withAgreement(
        withTakenRequests(withLaterTimes(withCorrectedTimes(said, conversation, moves.turns)), conversation),
        conversation,
      ),
      pairs,
    ),
  ]
  const proposals = agreedProposals(conversation, moves).filter(
    ({ sentence }) => !meetings.some((one) => one.sentence === sentence),
  )
  const found = [...tasks, ...besideTasks(besideMeetings(proposals, meetings), tasks)]
  const merged = new Set(found.flatMap(({ accepted }) => (accepted ? [accepted] : [])))
  const isFirm = ({ sentence, also = [] }: Commitment) =>
    ![sentence, ...also].some((one) => isTakenBack(one, conversation)) && !isThreat(wholeOf(sentence, conversation))
  return found.filter((one) => !merged.has(one.sentence) && isFirm(one) && !isNoAction(one, conversation))
}
