import { clauseFrom } from '../../language/clauses/clause-from.js'
import { isNoun } from '../../language/clauses/clause-words.js'
import { partyOf } from '../../language/names/cast.js'
import { other } from '../../language/names/party.js'
import { isAsked } from '../../language/sentences/asked.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { isContent } from '../../language/tokens/is-content.js'
import type { Word } from '../../language/tokens/language-model.js'
import type { Conversation } from '../read/conversation.js'
import { faultOf } from './action-faults.js'
import { withoutTail } from './clause-tail.js'
import { type Commitment, commitment } from './commitment.js'
import { done, toCome, underWay } from './commitment-patterns.js'
import { shapes } from './commitment-shapes.js'
import type { Shape } from './shape.js'
import { isDeclined, isDoneAlready, isTurnedDown } from './declined.js'
import { isHypothetical } from './hypothetical.js'
import { isMereOffer } from './mere-offer.js'
import { OwnedAction } from './owned-action.js'
import { isNoDeed } from './no-deed.js'
import { isIdiom } from './tasks.js'
import { plainYes } from './request-patterns.js'
import { isTakenOffer } from './taken-offer.js'
import { undertaken } from './undertaken.js'
import { pairPatterns } from '../pairs/pair-patterns.js'
import { loadPatterns } from '../../data/load-patterns.js'

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

/** The words from the verb on, which is the match's last group. */
function clauseAt({ words }: Sentence, match: RegExpExecArray): readonly Word[] {
  const verb = match.at(-1) ?? ''
  const clause = clauseFrom(words, match.index + match[0].trimEnd().length - verb.length)
  const request = clause.findIndex(
    ({ lower }, at) =>
      at > 0 &&
      (lower === 'please' ||
        (lower === 'do' && clause[at + 1]?.lower === 'you' && /^(?:think|mind)$/.test(clause[at + 2]?.lower ?? ''))),
  )
  return withoutTail(request > 0 ? clause.slice(0, request) : clause)
}

/** "I can give you ten percent": no promise before it is accepted. */
function isOffer({ index, 0: found }: RegExpExecArray, text: string): boolean {
  const rest = text.slice(index + found.length)
  return (
    /\bcan (?:give|offer|do|pay|go)$/i.test(found) &&
    /\d|\b(?:percent|hundred|thousand|euros|dollars|pounds)\b/i.test(rest)
  )
}

/** "The second part I can write down": the object comes before, so the clause lacks it. */
function isFronted(words: readonly Word[], offset: number): boolean {
  let length = 0
  const at = words.findIndex((word) => (length += word.text.length + (word.spaceBefore ? 1 : 0)) > offset)
  const before = words.slice(0, Math.max(0, at))
  // "A form that you have to sign".
  if (/^(?:that|which)$/.test(before.at(-1)?.lower ?? '') && isNoun(before.at(-2))) return true
  // "Black I can use".
  if (before.length === 1 && /^(?:ADJ|NOUN|PROPN)$/.test(before[0]!.pos) && words[at]?.lower === 'i') return true
  const isNounOnly = before.every(({ pos }) => pos !== 'VERB' && pos !== 'AUX' && pos !== 'ADP' && pos !== 'PUNCT')
  return before[0]?.pos === 'DET' && isNoun(before.at(-1)) && isNounOnly && words[at]?.lower === 'i'
}

function finishedBy(sentence: Sentence, { cast }: Conversation): Commitment | null {
  const { text, role } = sentence
  const finished = done.exec(text) ?? underWay.exec(text)
  if (!finished) return null
  const isDone = done.test(text)
  if (isDone && isOwnBackground.test(text)) return null
  const speaker = partyOf(cast, role)
  const clause = clauseAt(sentence, finished)
  if (clause.length < 2 || faultOf(clause) || !clause.slice(1).some(isContent)) return null
  const told = new OwnedAction(clause, 'speaker', partyOf(cast, other(role))).text()
  if (told === null) return null
  const status = isDone ? 'completed' : 'in-progress'
  const summary = `${speaker.short} ${isDone ? 'has ' : 'is '}${told}`
  return commitment({ sentence, text: summary, status, owner: 'agent', weight: 1.6 }, clause)
}

/** "I've just paid for the car", "we've booked a house": what someone spent for themselves explains, and helps no one. */
const isOwnBackground =
  /^(?:and |but )?because\b|\b(?:I|we) have (?:just |already |now )?(?:paid|(?:booked|ordered) (?:an?|my|our)\b)(?!.*\b(?:you|your|for you)\b)/i

function fits(
  { role, isRequest, isIfAccepted, isTimed }: Shape,
  sentence: Sentence,
  conversation: Conversation,
): boolean {
  const { sentences } = conversation
  if (role && role !== sentence.role) return false
  if (isRequest && isTurnedDown(sentence, conversation)) return false
  if (isTimed && !toCome.test(sentence.text)) return false
  if (isIfAccepted) {
    const answer = sentences.slice(sentence.at + 1).find((other) => other.role !== sentence.role)
    const [turn] = answer?.turns ?? []
    const next = conversation.turns.find(({ index }) => index === turn)?.text ?? ''
    // "Done."
    if (pairPatterns.carriedOut.test(next)) return false
    if (plainYes.test(next)) return true
    return sentences.some((other) => other.turns[0] === turn && accepted.test(other.text))
  }
  return !isAsked(sentence) || isRequest === true
}

const { accepted } = loadPatterns('commitments', 'accepted')
