import type { Sentence } from '../../language/sentences/sentence.js'
import type { Conversation } from '../read/conversation.js'
import { undertakesLate } from '../select/promise.js'

const outcomeWeight = 0.25
const lastPart = 0.6

/** An overview tells what someone will do in the end. */
export const overviewWeight = (sentence: Sentence, conversation: Conversation): number =>
  undertakesLate(sentence, conversation, lastPart) ? outcomeWeight : 0
