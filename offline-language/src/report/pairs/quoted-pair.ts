import { capitalised } from '../../language/tokens/first-letter.js'
import { isNoun } from '../../language/clauses/clause-words.js'
import { partyOf } from '../../language/names/cast.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { hasUnresolved } from '../phrase/doubts.js'
import { verbatim } from '../phrase/spoken-quote.js'
import type { Conversation } from '../read/conversation.js'
import { saidBefore } from '../select/antecedent.js'
import { quotable } from '../select/short-before.js'
import type { Proposal } from './proposed.js'
import type { Taking } from './taking.js'
import { timesIn } from '../phrase/time-phrase.js'

const longestQuote = 46

export interface QuotedPair {
  text: string
  said: Sentence[]
}

/** The proposal and the answer that takes it, each in its speaker's words. */
export function quotedPair(proposal: Proposal, taking: Taking, conversation: Conversation): QuotedPair | null {
  const { sentence, clause } = proposal
  const { entries, cast } = conversation
  const own = [sentence, ...continuedBy(sentence, conversation)]
  const isPointing = hasUnresolved(clause) || clause.at(-1)?.pos === 'NUM'
  const needs = isPointing ? leadOf(sentence, conversation) : []
  const isLong = sentence.words.length >= longAlone || own.length > 1
  if (!needs && !isLong) return null
  // "I could do it on Thursday" is no longer true.
  const isOld = taking.isMoved === true && timesIn(sentence.text).length > 0
  if (isOld && !needs?.length) return null
  const said = [...(needs ?? []), ...(isOld ? [] : own)]
  const parts = [
    ...said.map((one) => ({ role: one.role, shown: verbatim(one, entries)?.shown ?? null })),
    ...taking.pieces.map(({ role, shown }) => ({ role, shown })),
  ]
  const isWhole = parts.every(({ shown }) => shown !== null && /[.?!]$/.test(shown))
  if (!isWhole || parts.reduce((sum, { shown }) => sum + wordsIn(shown!), 0) > longestQuote) return null
  const text = parts
    .map(({ role, shown }, at) => {
      const isOpen = parts[at - 1]?.role !== role
      const isClosed = parts[at + 1]?.role !== role
      return `${isOpen ? `${capitalised(partyOf(cast, role).short)}: “` : ''}${shown}${isClosed ? '”' : ''}`
    })
    .join(' ')
  return { text, said: said.filter((one) => one !== sentence) }
}

const longAlone = 9
const wordsIn = (text: string): number => text.split(/\s+/).length

/** "On Sunday, when I bring her home?", after "shall we tell her together?" */
const continuedBy = ({ at, turns: [turn] }: Sentence, { sentences }: Conversation): Sentence[] =>
  sentences
    .slice(at + 1, at + 2)
    .filter((one) => one.turns[0] === turn && one.isQuestion && /^(?:on|at|in|by) /i.test(one.text))

/** The sentences that name what a proposal means with "it"; null if none do. */
function leadOf(sentence: Sentence, conversation: Conversation): Sentence[] | null {
  const { sentences, entries } = conversation
  const own = sentences.slice(0, sentence.at).filter(({ turns: [turn] }) => turn === sentence.turns[0])
  const from = own.findLastIndex(namesThing)
  const near = from < 0 || own.length - from > 2 || own[from]!.words.length < 3 ? [] : own.slice(from)
  if (near.length > 0) return near.every((one) => verbatim(one, entries)) ? near : null
  const { lead, answered } = saidBefore(sentence, conversation)
  if (lead.length > 0) return lead.map((one) => one.sentence)
  return answered && quotable(answered.sentence, conversation) ? [answered.sentence] : null
}

/** A noun that is no time: not "by the end of March, then". */
function namesThing({ words, text }: Sentence): boolean {
  const times = timesIn(text).join(' ').toLowerCase()
  return words.some((word) => isNoun(word) && !/^(?:thing|way|lot)s?$/.test(word.lower) && !times.includes(word.lower))
}
