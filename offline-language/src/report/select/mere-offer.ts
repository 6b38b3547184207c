import type { Sentence } from '../../language/sentences/sentence.js'
import type { Conversation } from '../read/conversation.js'
import type { Shape } from './shape.js'

const offers = /^(?:I|we) (?:\w+ )?can \w+$/i

/** "I can get you a home visit": nothing before the other takes it, unless it was asked for and has its time. */
export function isMereOffer(lead: string, shape: Shape, sentence: Sentence, conversation: Conversation): boolean {
  return offers.test(lead) && !(shape.isTimed && isAskedBefore(sentence, conversation))
}

/** "I can email you the certificate tonight", after "I need your certificate". */
function isAskedBefore({ stems, role, at, turns: [turn] }: Sentence, { sentences }: Conversation): boolean {
  const before = sentences.slice(0, at).findLast((one) => one.turns[0] !== turn)
  return (
    before !== undefined &&
    before.role !== role &&
    sentences.some(
      (one) => one.turns[0] === before.turns[0] && one.words.some(({ stem, pos }) => pos === 'NOUN' && stems.has(stem)),
    )
  )
}
