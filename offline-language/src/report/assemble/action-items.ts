import type { ActionItem } from '@clarity/contracts'
import type { Commitment } from '../select/commitment.js'
import { commitmentsIn } from '../select/commitments.js'
import { toldPromise } from '../select/told-promise.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { plainText } from '../../language/markdown/escape-markdown.js'
import { withPersonOnce } from '../phrase/with-person.js'
import { evidenceFor } from '../read/evidence.js'
import { withAgreement } from '../select/accepted.js'
import { appointments } from '../select/appointed.js'
import { type Moves, readMoves } from '../moves/read-moves.js'
import { overlap } from '../select/overlap.js'
import type { Conversation } from '../read/conversation.js'

const most = 8

/** Commitments and instructions for the time after the call, the agent's commitments first. */
export function actionItems(conversation: Conversation, commitments: readonly Commitment[]): ActionItem[] {
  return commitments.flatMap(({ text, status, owner, sentence, accepted, also = [] }) => {
    const said = [sentence, ...also, ...(accepted ? [accepted] : [])]
    const evidence = said.flatMap((one) => evidenceFor(one, conversation.entries))
    return evidence.length > 0 ? [{ text: plainText(withPersonOnce(text)), status, owner, evidence }] : []
  })
}

/** Both sides may do the same: "send me the bill", "I will send you mine". */
function isSameOwner(one: Commitment, other: Commitment): boolean {
  return one.owner === other.owner || one.status === 'completed' || other.status === 'completed'
}

/** A quote inside another one, or the same sentence for the other side. */
const isInside = (one: Commitment, other: Commitment): boolean => {
  const quote = one.text.slice(one.text.indexOf('“'))
  if (one.text === other.text) return one.owner !== other.owner && one.owner !== one.sentence.role
  return quote.startsWith('“') && other.owner === one.owner && other.text.includes(quote)
}

/** A promise quoted with the request, when the request is an item of its own. */
function quotesAnother(one: Commitment, other: Commitment): boolean {
  return one.owner === other.owner && (one.also ?? []).includes(other.sentence)
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
    const promise = found.length === 0 && told.includes(sentence) ? toldPromise(sentence, conversation) : null
    return promise ? [promise] : found
  })
  const found = [...appointments(conversation, moves), ...withAgreement(said, conversation)]
  const merged = new Set(found.flatMap(({ accepted }) => (accepted ? [accepted] : [])))
  const distinct: Commitment[] = []
  for (const one of found
    .filter(({ sentence }) => !merged.has(sentence))
    .toSorted((a, b) => b.weight - a.weight || a.sentence.at - b.sentence.at)) {
    // A request and its completion count as one item.
    if (
      !distinct.some(
        (other) =>
          isSameOwner(one, other) && overlap(one.stems, other.stems) >= (other.status === 'completed' ? 0.5 : 0.6),
      )
    )
      distinct.push(one)
  }
  return distinct
    .filter((one) => !distinct.some((other) => other !== one && (quotesAnother(one, other) || isInside(one, other))))
    .slice(0, most)
    .toSorted((a, b) => Number(a.owner === 'user') - Number(b.owner === 'user') || a.sentence.at - b.sentence.at)
}
