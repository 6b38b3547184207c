import type { Piece, SpokenTurn } from '../moves/piece.js'
import { movePatterns } from '../moves/patterns.js'
import { timesIn } from '../phrase/time-phrase.js'
import type { Conversation } from '../read/conversation.js'
import { isNoTask } from '../select/no-task.js'
import { inTheCall } from '../select/commitment-patterns.js'
import { isDeclined, isTakenBack as isGivenUp } from '../select/declined.js'
import { isTakenBack } from '../select/unsure.js'
import { sentenceOfPieces } from '../select/quoted-pieces.js'
import { isIdiom } from '../select/tasks.js'
import { actPatterns } from './act-patterns.js'

const { jokes, noDeed, delivery } = actPatterns

/** Whether a sentence only sounds like a task: a joke, a wish, a plan of the past, one's own day, or something of the talk itself. */
export function isNothingToDo(
  core: Piece,
  later: readonly Piece[],
  next: SpokenTurn | undefined,
  conversation: Conversation,
): boolean {
  const { text } = core
  const isOfTalk = inTheCall.test(text) || movePatterns.procedure.test(text)
  const isLater = timesIn(text).length > 0 || delivery.test(text) || onOccasion.test(text)
  if ((isOfTalk && !isLater) || noDeed.test(text) || isNoTask(text) || isIdiom(text)) return true
  if (isJoke(core, later, next)) return true
  const sentence = sentenceOfPieces([core], conversation)
  if (sentence === null || isDeclined(sentence, conversation) || isGivenUp(sentence, conversation)) return true
  return !stillPromises.test(text) && (isUnsure.test(text) || isTakenBack(sentence, conversation))
}

/** "Maybe I'll come", "she told everyone that I'll come". */
const isUnsure =
  /\b(?:maybe|perhaps|possibly)\b[^.;]*\bI will\b|\b(?:told|tells|said|says|claims|thinks)\b[^.;:,]*\b(?:I|we) will\b/i

const promises = /\b(?:I|we) will\b/i

/** "Bring it along when you collect the tablets." */
const onOccasion = /\bwhen you\b/i

/** "I can't promise that, but I'll ask." */
const stillPromises = /\bbut (?:I|we) (?:will|can)\b/i

/** "I'll bring cake. Just kidding.", and what the other laughs at. */
export function isJoke({ text }: Piece, [after]: readonly Piece[], next: SpokenTurn | undefined): boolean {
  if (jokes.test(text) || (after && jokes.test(after.text))) return true
  const [first] = next?.pieces ?? []
  const isPromise = promises.test(text) && timesIn(text).length === 0
  return (isPromise || text.endsWith('?')) && first !== undefined && /^(?:ha\b|haha|very funny)/i.test(first.text)
}
