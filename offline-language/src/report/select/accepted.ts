import { isAsked } from '../../language/sentences/asked.js'
import { partyOf } from '../../language/names/cast.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { verbatim } from '../phrase/spoken-quote.js'
import type { Conversation } from '../read/conversation.js'
import type { Commitment } from './commitment.js'

const agreement =
  /^(?:(?:and|then|okay|yes|no problem),? )?(?:I|we) (?:will|can|am going to) (try|do)( (?:that|it|this|so))?(.*)$/i
const when = /^ (?:today|tonight|tomorrow|now|right away|(?:on|by|before|after|this|next) \w+(?: \w+)?)$/i
const farthest = 4

/** "I'll try that" after an advice: the advice, as what its owner will do. */
export function withAgreement(commitments: readonly Commitment[], conversation: Conversation): Commitment[] {
  const { sentences, entries, cast } = conversation
  const all = [...commitments]
  for (const sentence of sentences) {
    const agreed = isAsked(sentence) ? null : agreement.exec(sentence.text)
    if (!agreed || !isWhole(agreed)) continue
    const at = all.findLastIndex((one) => isAdviceFor(one, sentence))
    const advice = all[at]
    if (!advice) continue
    const quote = isQuoted(advice) ? verbatim(sentence, entries)?.shown : undefined
    const text = quote
      ? `${advice.text} ${partyOf(cast, sentence.role).short}: “${quote}”`
      : agreedText(advice.text, agreed)
    all[at] = { ...advice, text, accepted: sentence }
  }
  return all
}

/** "I will do that as soon as we hang up", "I will try", but not "I will do the dishes". */
function isWhole([, , object, rest = '']: RegExpExecArray): boolean {
  return object !== undefined || rest === '' || when.test(rest)
}

const isQuoted = ({ text }: Commitment): boolean => text.endsWith('”')

const advised = / (?:should|needs to|can) /

function isAdviceFor({ owner, sentence, text, accepted }: Commitment, answer: Sentence): boolean {
  const distance = answer.at - sentence.at
  const isNear = distance > 0 && distance <= farthest && sentence.role !== answer.role
  return isNear && owner === answer.role && accepted === undefined && (advised.test(text) || text.endsWith('”'))
}

/** "Ann should rent a dryer." becomes "Ann will rent a dryer tonight." */
function agreedText(text: string, [, verb, , rest = '']: RegExpExecArray): string {
  const time = when.test(rest) && !/\b(?:today|tonight|tomorrow|on|by|before|after|this|next)\b/i.test(text) ? rest : ''
  const will = text.replace(advised, verb?.toLowerCase() === 'try' ? ' will try to ' : ' will ')
  return `${will.replace(/\.$/, '')}${time}.`
}
