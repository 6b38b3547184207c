import { capitalised } from '../../language/tokens/first-letter.js'
import type { Statement } from '../written/statements.js'
import { askedRanking } from './asked-ranking.js'
import { asksWhy } from './asks-why.js'
import type { Conversation } from './conversation.js'
import { foundOut } from './found-out.js'
import { isWhollyFit } from './fit-sentence.js'
import { givingPart } from './giving-part.js'
import { isOpen } from './is-open.js'
import { openedSecret } from './open-secret.js'
import { ofTalk } from './reply-by-units.js'
import { saidShortly } from './said-shortly.js'
import { talkOf } from './talk.js'
import { withYes } from './wording.js'

/** Measured: above this share, hardly any of a hundred questions meant another sentence. */
const leastSure = 0.85
/** A reason after "because" shows that it is meant. */
const leastForReason = 0.5

/** "I put them in the box because it was closed.", "as I missed it because of a toothache" */
const reason = /\b(because (?:of )?[^,;.]+)/i

/** The words of a statement for a question that surely asks for it. */
function wordsOf(statement: Statement, conversation: Conversation, isLast: boolean): string | null {
  if (isOpen(statement, conversation)) return isLast ? statement.said : null
  const { said, asked } = statement
  return said === null && asked !== null && isWhollyFit(asked, conversation) ? asked : null
}

const closed = /^(?:and |so |but |well,? )*(?:do|are|would|could|can|will|shall|may) (?:you|we|I)\b/i
const no = /^(?:I|We) (?:cannot|do not|will not|would not|never)\b/
const yes = /^(?:I|We) (?:would (?:be (?:glad|happy|open)|love|like)|am (?:glad|happy|open)|can|could|promise)\b/

/** "Yes, I would be glad to sing the duet.", "No, I do not want to leave." */
function withSide(words: string, question: string): string {
  if (!closed.test(question)) return words
  return no.test(words) ? `No, ${withYes(words)}` : yes.test(words) ? `Yes, ${withYes(words)}` : words
}

/** "I must never promise that": a rule has its own words. */
const rule = /^(?:I|We) must (?:never|not)\b/

/** What a rule says, and a request that comes with its reason: "Could you cancel the fee? I was in hospital." */
const isOfOtherWay = (words: string, question: string, { utterance: { text } }: Conversation): boolean =>
  rule.test(words) || (closed.test(question) && !text.trimEnd().endsWith('?'))

/** The sentence that a question surely asks for, unless it opens a secret or another way of replying says it. */
function sureWords(question: string, conversation: Conversation, isLast: boolean): string | null {
  const talk = talkOf(conversation)
  if (openedSecret(talk) || foundOut(talk)) return null
  const [top] = askedRanking(talk, question, 1).ranked
  if (!top || top.share < (asksWhy(question) ? leastForReason : leastSure)) return null
  const words = wordsOf(top.candidate, conversation, isLast)
  return words && !isLast && isOfOtherWay(words, question, conversation) ? null : words
}

function sureAnswer(conversation: Conversation, isLast: boolean): string | null {
  const { utterance, memory } = conversation
  const question = utterance.questions.at(-1)
  if (!question || conversation.role.dealing !== null || ofTalk.has(utterance.act)) return null
  const words = sureWords(question, conversation, isLast)
  if (!words) return null
  if (asksWhy(question)) {
    const [because] = reason.exec(words) ?? []
    return because && !memory.holds(because) ? `${capitalised(because)}.` : null
  }
  return memory.isSaid(words)
    ? saidShortly(words, question, conversation)
    : withSide(givingPart(words, question), question)
}

/** What a question surely asks for by what was learned, if the part does not bring it up itself; null for any other question. */
export const surelyAsked = (conversation: Conversation): string | null => sureAnswer(conversation, false)

/** The one sentence of the prompt that a question surely asks for, if no other way has answered it; null if none is so sure. */
export const surelyMeant = (conversation: Conversation): string | null => sureAnswer(conversation, true)
