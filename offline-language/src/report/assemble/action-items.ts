import type { ActionItem } from '@clarity/contracts'
import type { Commitment } from '../select/commitment.js'
import { arrangedIn } from '../select/arranged.js'
import { commitmentsIn } from '../select/commitments.js'
import { withTakenRequests } from '../select/taken-request.js'
import { withLaterTimes } from '../select/with-later-time.js'
import { withCorrectedTimes } from '../select/with-corrected-time.js'
import { toldPromise } from '../select/told-promise.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { plainText } from '../../language/markdown/escape-markdown.js'
import { withPersonOnce } from '../phrase/with-person.js'
import { evidenceFor } from '../read/evidence.js'
import { withAgreement } from '../select/accepted.js'
import { agreedMeetings } from '../select/agreed-meeting.js'
import { appointments } from '../select/appointed.js'
import { type Moves, readMoves } from '../moves/read-moves.js'
import { withOccasion } from '../pairs/with-occasion.js'
import { besideMeetings, withPairs } from '../pairs/with-pairs.js'
import { pairedActions } from '../pairs/paired-actions.js'
import { isNoAction } from '../select/no-action.js'
import { isTakenBack } from '../select/unsure.js'
import { withoutRepeats } from '../select/without-repeats.js'
import type { Conversation } from '../read/conversation.js'

const most = 9

/** Commitments and instructions for the time after the call, the agent's commitments first. */
export function actionItems(conversation: Conversation, commitments: readonly Commitment[]): ActionItem[] {
  return commitments.flatMap(({ text, status, owner, sentence, accepted, also = [], answer = [] }) => {
    const said = [sentence, ...also, ...(accepted ? [accepted] : [])]
    const evidence = [
      ...said.flatMap((one) => evidenceFor(one, conversation.entries)),
      ...answer.flatMap((piece) => piece.evidence),
    ]
    return evidence.length > 0 ? [{ text: plainText(withPersonOnce(text)), status, owner, evidence }] : []
  })
}

/** `told` are the sentences of the key points: a promise with a time in them is an item, too. */
export function findCommitments(
  conversation: Conversation,
  told: readonly Sentence[] = [],
  moves: Moves = readMoves(conversation),
): Commitment[] {
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
  const found = [
    ...meetings.filter((one) => !isPair(one)),
    ...appointments(conversation, moves),
    ...withPairs(
      withAgreement(
        withTakenRequests(withLaterTimes(withCorrectedTimes(said, conversation, moves.turns)), conversation),
        conversation,
      ),
      pairs,
    ),
  ]
  const merged = new Set(found.flatMap(({ accepted }) => (accepted ? [accepted] : [])))
  const isFirm = ({ sentence, also = [] }: Commitment) =>
    ![sentence, ...also].some((one) => isTakenBack(one, conversation))
  return withoutRepeats(
    found.filter((one) => !merged.has(one.sentence) && isFirm(one) && !isNoAction(one, conversation)),
  )
    .slice(0, most)
    .toSorted((a, b) => Number(a.owner === 'user') - Number(b.owner === 'user') || a.sentence.at - b.sentence.at)
}
