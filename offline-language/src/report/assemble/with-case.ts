import { loadPatterns } from '../../data/load-patterns.js'
import { capitalised } from '../../language/tokens/first-letter.js'
import { partyOf } from '../../language/names/cast.js'
import { verbatim } from '../phrase/spoken-quote.js'
import type { Conversation } from '../read/conversation.js'
import type { Commitment } from '../select/commitment.js'

const { doneThen } = loadPatterns('with-case', 'doneThen')
const isOfCase = /^(?:and |but |so )?(?:then|otherwise|in that case|if not)\b/i
const namesCase = /^(?:and |but |so )?(?:if|unless|should (?:he|she|it|they|you|we|I)|in case)\b/i

/** "Then you'd pay until April." with the "if it falls through" that stands before it. */
export function withCase(one: Commitment, { sentences, entries, cast }: Conversation): Commitment {
  const { sentence, text, also = [] } = one
  const before = sentences[sentence.at - 1]
  if (before === undefined || before.turns[0] !== sentence.turns[0]) return one
  const [own, lead] = [sentence, before].map((said) => verbatim(said, entries)?.shown)
  if (!own || !lead || !isOfCase.test(own) || !namesCase.test(lead) || text.includes(lead)) return one
  const quoted = `${lead} ${own}`
  const whole = text.includes(own)
    ? text.replace(own, () => quoted)
    : `${capitalised(partyOf(cast, sentence.role).short)}: “${quoted}”`
  return { ...one, text: whole, also: [...also, before] }
}

const ofSpeakers = /\b(?:I|we|you|me|us|my|our|your|he|she|they|it)\b/i

/** "I'll ask Ines, but I'd rather do it after the audit": told with its time. */
export function withItsTime(one: Commitment): Commitment {
  const time = doneThen.exec(one.sentence.text.replace(/[.!]$/, ''))?.groups?.['time']
  const isOpen = time !== undefined && !one.text.endsWith('”') && !ofSpeakers.test(time) && !one.text.includes(time)
  return isOpen ? { ...one, text: `${one.text.replace(/\.$/, '')} ${time}.` } : one
}
