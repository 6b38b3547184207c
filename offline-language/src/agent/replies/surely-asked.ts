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

/** Of a hundred questions that ask so surely for one sentence of the prompt, hardly any asks for another. */
const leastSure = 0.85

/** "I put them in the box because it was closed.", "as I missed it because of a toothache" */
const reason = /\b(because (?:of )?[^,;.]+)/i

/** What is said of a statement to who surely asks for it. */
function wordsOf(statement: Statement, conversation: Conversation): string | null {
  if (isOpen(statement, conversation)) return statement.said
  const { said, asked } = statement
  return said === null && asked !== null && isWhollyFit(asked, conversation) ? asked : null
}

/** The one sentence of the prompt that a question surely asks for by what was learned; null if none is so sure, or a secret is. */
export function surelyAsked(conversation: Conversation): string | null {
  const { utterance, memory } = conversation
  const question = utterance.questions.at(-1)
  if (!question || conversation.role.dealing !== null || ofTalk.has(utterance.act)) return null
  const talk = talkOf(conversation)
  if (openedSecret(talk) || foundOut(talk)) return null
  const [top] = askedRanking(talk, question, 1).ranked
  const words = top && top.share >= leastSure ? wordsOf(top.candidate, conversation) : null
  if (!words) return null
  if (asksWhy(question)) {
    const [because] = reason.exec(words) ?? []
    return because ? `${capitalised(because)}.` : null
  }
  return memory.isSaid(words) ? saidShortly(words, question, conversation) : givingPart(words, question)
}
