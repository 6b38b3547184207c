import type { Sentence } from '../../language/sentences/sentence.js'
import type { Conversation } from '../read/conversation.js'
import { clauseAt } from './clause-at.js'
import type { Commitment } from './commitment.js'
import { shapes } from './commitment-shapes.js'
import { isDeclined, isDoneAlready } from './declined.js'
import { finishedBy } from './finished.js'
import { fits } from './fits.js'
import { isFronted } from './fronted.js'
import { isHypothetical } from './hypothetical.js'
import { isMereOffer } from './mere-offer.js'
import { isNoDeed } from './no-deed.js'
import type { Shape } from './shape.js'
import { isTakenOffer } from './taken-offer.js'
import { isIdiom } from './tasks.js'
import { undertaken } from './undertaken.js'

/** At most two commitments of a sentence: what the agent has done, or what one side is to do. */
export function commitmentsIn(sentence: Sentence, conversation: Conversation): Commitment[] {
  const finished = sentence.role === 'agent' ? finishedBy(sentence, conversation) : null
  const found: Commitment[] = finished ? [finished] : []
  if (isDeclined(sentence, conversation) || isIdiom(sentence.text)) return found
  const starts: number[] = []
  const fitting = shapes.filter((shape) => fits(shape, sentence, conversation) && !(finished && shape.isTimed))
  for (const shape of fitting) {
    for (const match of sentence.text.matchAll(shape.pattern)) {
      const begin = match.index + match[0].length
      if (starts.some((start) => Math.abs(start - begin) < 12)) continue
      const one = promisedAt(match, shape, sentence, conversation)
      if (!one || (one.text.endsWith('”') && found.some(({ owner }) => owner === one.owner))) continue
      starts.push(begin)
      found.push(one)
    }
  }
  return found.slice(0, 2)
}

function promisedAt(
  match: RegExpExecArray,
  shape: Shape,
  sentence: Sentence,
  conversation: Conversation,
): Commitment | null {
  const { text, words } = sentence
  if (isFronted(words, match.index) || isOffer(match, text) || isCount(match, text)) return null
  if (shape.owner === 'listener' && (isWish.test(text) || isDoneAlready(match.at(-1)!, sentence, conversation)))
    return null
  const isTaken = isTakenOffer(sentence, conversation)
  if (!isTaken && isMereOffer(match[0], shape, sentence, conversation)) return null
  // "If you ask him, what I'll do is …", "if the reports are on time, I'll …": the whole sentence.
  const isConditional = isHypothetical(match, text)
  if (isConditional && !/^what /i.test(match[0]) && !(isTaken && isPromisedIf.test(text))) return null
  const said = isConditional ? { ...shape, isQuoted: true } : shape
  const clause = clauseAt(sentence, match)
  return isNoDeed(match[0], clause) ? null : undertaken(clause, match[0], said, sentence, conversation)
}

/** "Could you earmark it, if you decided to come back?" */
const isWish = /\bif you (?:could|decided|wanted|came)\b|^otherwise\b/i

const isPromisedIf = /^(?:and |so |but )?if (?!you (?:like|want|prefer))[^,]+, I will /i

/** "The third time I am ringing". */
const isCount = ({ index }: RegExpExecArray, text: string): boolean => /\btime (?:that )?$/i.test(text.slice(0, index))

/** "I can give you ten percent": no promise before it is accepted. */
function isOffer({ index, 0: found }: RegExpExecArray, text: string): boolean {
  const rest = text.slice(index + found.length)
  return (
    /\bcan (?:give|offer|do|pay|go)$/i.test(found) &&
    /\d|\b(?:percent|hundred|thousand|euros|dollars|pounds)\b/i.test(rest)
  )
}
