import type { ActionItem } from '@clarity/contracts'
import { plainText } from '../../language/markdown/escape-markdown.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { withActs, withoutParts } from '../acts/with-acts.js'
import { type Moves, readMoves } from '../moves/read-moves.js'
import { withPersonOnce } from '../phrase/with-person.js'
import type { Conversation } from '../read/conversation.js'
import { evidenceFor } from '../read/evidence.js'
import type { Commitment } from '../select/commitment.js'
import type { Passage } from '../select/passage.js'
import { withoutRepeats } from '../select/without-repeats.js'
import { joinedTasks } from './joined-tasks.js'
import { probableTasks } from './probable-tasks.js'
import { withWholeQuote } from './whole-quotes.js'
import { withCase, withItsTime } from './with-case.js'
import { tasksByRules } from './tasks-by-rules.js'

const most = 12

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

/** `told` are the sentences of the key points: a promise with a time in them is an item, too; `possible` are all possible points. */
export function findCommitments(
  conversation: Conversation,
  told: readonly Sentence[] = [],
  moves: Moves = readMoves(conversation),
  possible: readonly Passage[] = [],
): Commitment[] {
  const found = withoutRepeats(tasksByRules(conversation, moves, told))
  const probable = withoutRepeats(probableTasks(found, conversation, moves, possible))
  const joined = joinedTasks(withActs(probable, conversation, moves), conversation)
    .map((one) => withItsTime(withCase(one, conversation)))
    .flatMap((one) => withWholeQuote(one, conversation, moves) ?? [])
  return withoutParts(joined)
    .slice(0, most)
    .toSorted((a, b) => Number(a.owner === 'user') - Number(b.owner === 'user') || a.sentence.at - b.sentence.at)
}
