import { capitalised } from '../../language/tokens/first-letter.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { isAsked } from '../../language/sentences/asked.js'
import { partyOf } from '../../language/names/cast.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { verbatim } from '../phrase/spoken-quote.js'
import { timesIn } from '../phrase/time-phrase.js'
import type { Conversation } from '../read/conversation.js'
import { quotedAction, type QuotedAction } from './action-text.js'
import { type Commitment, commitment } from './commitment.js'
import { isDeclined, isTurnedDown } from './declined.js'

const { arranged, open } = loadPatterns('arranged', 'arranged', 'open')
const points = /\b(?:it|that|this|them)\b/i
const fewestWords = 4
const weight = 1.3

/** A promise that says what will be, and when: "from tomorrow there'll be a guard at the gate", "the seventh I can promise". */
export function arrangedIn(sentence: Sentence, conversation: Conversation): Commitment | null {
  const { text, role, words } = sentence
  if (!arranged.test(text) || open.test(text) || timesIn(text).length === 0 || isAsked(sentence)) return null
  if (isDeclined(sentence, conversation) || isTurnedDown(sentence, conversation)) return null
  const quoted = afterQuestion(sentence, conversation) ?? quotedAction(sentence, conversation)
  if (!quoted) return null
  return {
    ...commitment({ sentence, text: quoted.text, status: 'pending', owner: role, weight }, words),
    also: quoted.said,
  }
}

/** "When do I get it?" and "it goes back to your card within five days"; "the report is due on the fifth" and "the seventh I can promise". */
function afterQuestion(sentence: Sentence, conversation: Conversation): QuotedAction | null {
  const { sentences, entries, cast } = conversation
  const said = verbatim(sentence, entries)
  const before = sentences.slice(0, sentence.at).findLast(({ turns: [turn] }) => turn !== sentence.turns[0])
  const isPointing = /^(?:it\b|the \w+ I can promise)/i.test(sentence.text)
  if (!said || !isPointing || !before || before.role === sentence.role || !isAsked(before)) return null
  const lead = sentences[before.at - 1]
  const isLed = points.test(before.text) && lead?.turns[0] === before.turns[0] && lead!.words.length >= fewestWords
  const own = isLed ? [lead!, before] : [before]
  const quotes = own.map((one) => verbatim(one, entries)?.shown)
  if (quotes.includes(undefined)) return null
  const [asker, speaker] = [partyOf(cast, before.role), partyOf(cast, sentence.role)].map(({ short }) =>
    capitalised(short),
  )
  return { text: `${asker}: “${quotes.join(' ')}” ${speaker}: “${said.shown}”`, said: own }
}
