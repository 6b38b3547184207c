import { isNoun } from '../../language/clauses/clause-words.js'
import { hasUnresolved } from '../phrase/doubts.js'
import type { Reported } from '../phrase/reported.js'
import { pointsAway, pointsBack } from '../phrase/tellable-words.js'
import type { Conversation } from '../read/conversation.js'
import { type Beside, leadOf } from './context.js'
import { incompleteness, isSubjectMissing } from './incomplete.js'

interface Needs {
  /** The sentences before a quote that it needs, in the speaker's words. */
  lead: readonly Beside[]
  /** False if it means nothing without the question before it. */
  standsAlone: boolean
  /** Whether it is no point without what it needs, however much it says. */
  isIncomplete: boolean
}

/** What a statement needs before it. */
export function needsOf(retelling: Reported, conversation: Conversation): Needs {
  const { sentence, verb } = retelling
  const isPart = incompleteness(sentence, conversation) !== null
  const isStart = startsItsQuote(retelling)
  if (verb !== 'quoted') return { lead: [], standsAlone: isClearAlone(retelling) && !isPart, isIncomplete: isPart }
  const isPointing = isStart && pointsAway(sentence.words)
  const lead = isPointing || hasUnresolved(sentence.words) ? leadOf(sentence, conversation) : []
  const isMissing = lead === null && isStart && isSubjectMissing(sentence.words)
  const isWhole = lead === null ? !isPointing && !isMissing : !isLedByPronoun(lead)
  return { lead: lead ?? [], standsAlone: isWhole && !isPart, isIncomplete: isPart || isMissing }
}

/** Not "she is eleven" of "my daughter Dasha, she is eleven". */
function startsItsQuote({ rest, sentence: { words } }: Reported): boolean {
  return rest.toLowerCase().startsWith(words[0]?.lower ?? '', 1)
}

/** "It was under the chair. It rang": the first of them needs the question too. */
function isLedByPronoun([first]: readonly Beside[]): boolean {
  return (
    first !== undefined &&
    !/^it is (?:my|the|an?|our|about|because|just) /i.test(first.sentence.text) &&
    isSubjectMissing(first.sentence.words)
  )
}

function isClearAlone({ verb, rest, sentence: { words } }: Reported): boolean {
  if (verb === 'answered' || (verb === 'direct' && /^says (?:yes|no)$/.test(rest))) return false
  // "I rehearsed with her": no one in the sentence is meant.
  const person = words.findIndex(({ lower }) => /^(?:he|she|him|her|his)$/.test(lower))
  return !pointsBack(words) && (person < 0 || words.slice(0, person).some(isNoun))
}
