import { isVerb } from '../../language/clauses/verb-forms.js'
import { isAsked } from '../../language/sentences/asked.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { hasUnresolved } from '../phrase/doubts.js'
import { movePatterns } from '../moves/patterns.js'
import { isDeclined } from './declined.js'
import { kindOf } from './heart.js'
import { isSubjectMissing, isThing } from './incomplete.js'
import { type Quote, verbatim } from '../phrase/spoken-quote.js'
import { pointsAway, reasonToOmit } from '../phrase/tellable-words.js'
import type { Conversation } from '../read/conversation.js'
import { loadPatterns } from '../../data/load-patterns.js'

const mostWords = 45
const mostLeads = 2
const shortWords = 12
const fewestStems = 2
/** "What if we do it in two steps?", before the steps. */
const offers = /^(?:what if|how about|shall)\b/i

const { saysNothing } = loadPatterns('context', 'saysNothing')

const thanks = /^(?:thanks|thank you)\b/i

/** "If you bring it before noon". */
function isOpenIf({ words }: Sentence): boolean {
  return words[0]?.lower === 'if' && isSubjectMissing(words)
}

/** A sentence beside a statement, in its speaker's words. */
export interface Beside {
  sentence: Sentence
  quote: Quote
}

/** The sentences of the same turn that a quote needs before it: "It came back" after "The mould was cleaned". */
export function leadOf(sentence: Sentence, conversation: Conversation): Beside[] | null {
  const leads: Beside[] = []
  const own = verbatim(sentence, conversation.entries)
  let length = wordsOf(own)
  for (let at = sentence.at - 1; leads.length < mostLeads; at--) {
    const before = besideAt(at, sentence, conversation)
    if (
      !before ||
      movePatterns.procedure.test(before.sentence.text) ||
      (isAsked(before.sentence) && !offers.test(before.sentence.text))
    )
      return null
    if (before.quote.shown === own?.shown) continue
    // "Lovely." and "Good afternoon." say nothing.
    if (before.sentence.words.length === 1 || saysNothing.test(before.quote.shown)) return null
    if (thanks.test(before.sentence.text)) return null
    length += wordsOf(before.quote)
    if (length > mostWords) return null
    leads.unshift(before)
    if (before.sentence.words.some(isThing) && before.sentence.words.some(isVerb))
      return isOpenIf(before.sentence) ? null : leads
  }
  return null
}

/** The next sentence of the same turn if it belongs to this one, or if this one is short. */
export function continuationOf(sentence: Sentence, conversation: Conversation): Beside | null {
  if (isAsked(sentence)) return null
  const own = verbatim(sentence, conversation.entries)
  let at = sentence.at + 1
  while (isWithin(at, own, sentence, conversation)) at++
  const next = besideAt(at, sentence, conversation)
  if (!next || isAsked(next.sentence) || !next.sentence.words.some(isVerb) || next.sentence.stems.size < fewestStems)
    return null
  if (reasonToOmit(next.sentence, conversation.cast) !== null || isDeclined(next.sentence, conversation)) return null
  if (/\?$/.test(next.quote.shown)) return null
  const { words } = next.sentence
  const isTied = pointsAway(words) || hasUnresolved(words) || kindOf(next.sentence) !== null
  const isShort = sentence.words.length + words.length <= mostWords
  return isShort && (isTied || sentence.words.length <= shortWords) ? next : null
}

/** Whether a clause is a part of the same quote. */
function isWithin(at: number, own: Quote | null, { turns }: Sentence, { sentences, entries }: Conversation): boolean {
  const next = sentences[at]
  return (
    own !== null && next?.turns[0] === turns[0] && next !== undefined && verbatim(next, entries)?.shown === own.shown
  )
}

/** A sentence of the same turn, if it can be quoted. */
export function besideAt(at: number, { role, turns }: Sentence, { sentences, entries }: Conversation): Beside | null {
  const sentence = sentences[at]
  if (!sentence || sentence.role !== role || sentence.turns[0] !== turns[0]) return null
  const quote = verbatim(sentence, entries)
  return quote && { sentence, quote }
}

function wordsOf(quote: Quote | null): number {
  return quote?.shown.split(/\s+/).length ?? 0
}
