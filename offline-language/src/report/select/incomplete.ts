import { isNoun } from '../../language/clauses/clause-words.js'
import { monthPattern, weekdayPattern } from '../../language/tokens/calendar.js'
import { isAsked } from '../../language/sentences/asked.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { Word } from '../../language/tokens/language-model.js'
import { isUnresolved } from '../phrase/doubts.js'
import type { Conversation } from '../read/conversation.js'
import { loadPatterns } from '../../data/load-patterns.js'

type Rule = readonly [name: string, holds: (sentence: Sentence, conversation: Conversation) => boolean]

const percent = /^(?:percent|%)$/
const times = new RegExp(
  `^(?:days?|weeks?|months?|years?|mornings?|afternoons?|evenings?|nights?|times?|${weekdayPattern}s?|${monthPattern}|may|halfway)$`,
)
const units = /^(?:percent|pounds?|euros?|dollars?|quid|pence|cents?|degrees?|minutes?|hours?)$/
const detail = /\b(?:when|whereabouts|where|what time|how (?:many|much|long|old|big|often|far)|which|who|whose)\b/i
const { bareVerb } = loadPatterns('incomplete', 'bareVerb')

/** Why a sentence says nothing without what was said before it, though no pronoun of it points there. */
const rules: readonly Rule[] = [
  ['a share of nothing', ({ words }) => words.some((_, at) => isShareOfNothing(words, at))],
  ['"that is" and a figure', ({ words }) => isOnlyFigure(words)],
  ['a verb left out', ({ text }) => bareVerb.test(text)],
  ['a detail that was asked', isDetail],
  ['what follows from an "if"', isConsequence],
  ['only since when', ({ text }) => /^since [\w ]{1,20},/i.test(text)],
]

/** The first reason why a sentence needs the question before it; null if it is complete. */
export function incompleteness(sentence: Sentence, conversation: Conversation): string | null {
  return rules.find(([, holds]) => holds(sentence, conversation))?.[0] ?? null
}

/** "We had 60 percent in May", but not "60 percent of the rooms" or "the share was 60 percent". */
function isShareOfNothing(words: readonly Word[], at: number): boolean {
  if (!percent.test(words[at]?.lower ?? '')) return false
  const isNamed = words.slice(0, at).some((word) => isNoun(word) && !units.test(word.lower))
  const next = words[at + 1]
  return (
    !isNamed && !isNoun(next) && !/^(?:of|more|less|off|for|cheaper|higher|lower|discount)$/.test(next?.lower ?? '')
  )
}

/** "So that is just under thirty pounds, I can see why". */
function isOnlyFigure(words: readonly Word[]): boolean {
  const nouns = words.filter((word) => isNoun(word))
  return (
    nouns.length > 0 && nouns.every(({ lower }) => units.test(lower)) && words.some(({ lower }) => lower === 'that')
  )
}

/** "It was March", after "when was that?" */
function isDetail(sentence: Sentence, { sentences }: Conversation): boolean {
  const before = sentences[sentence.at - 1]
  if (!before || before.role === sentence.role || !isAsked(before) || isAsked(sentence)) return false
  return (
    detail.test(before.text) &&
    (points.test(sentence.text) || !sentence.words.slice(0, 3).some(({ pos }) => pos === 'VERB' || pos === 'AUX'))
  )
}

/** "We take an X-ray", after "and if it still hurts?" */
function isConsequence(sentence: Sentence, { sentences }: Conversation): boolean {
  const before = sentences[sentence.at - 1]
  const isAnswer = before !== undefined && before.role !== sentence.role && isAsked(before)
  return isAnswer && /^(?:(?:and|but|so|what)[, ]+)*if\b/i.test(before.text)
}

const points = /\b(?:it|that|they|them)\b/i

const subjects = /^(?:it|that|this|those|these|they|one)$/

const isSubject = (next: Word | undefined): boolean =>
  next?.pos === 'VERB' || next?.pos === 'AUX' || next?.pos === 'ADV'

/** "That sounds like a fungus" says what it is. */
const finding = /^(?:it|that|this) (?:sounds|looks|seems|could be|may be|might be|will be) /

/** A noun that is no measure and no time. */
export function isThing(word: Word): boolean {
  return isNoun(word) && !units.test(word.lower) && !times.test(word.lower)
}

/** "It started on Sunday", "if you bring it": the pronoun comes before every noun. */
export function isSubjectMissing(words: readonly Word[]): boolean {
  if (
    finding.test(
      words
        .slice(0, 4)
        .map(({ lower }) => lower)
        .join(' '),
    )
  )
    return false
  const at = words.findIndex(isThing)
  const first = at < 0 ? words : words.slice(0, at)
  // "I will put it on the van for Thursday" says enough.
  const isRich = words.filter(isThing).length >= 2 && words[0]?.lower !== 'if'
  return first.some(
    (word, place) =>
      subjects.test(word.lower) && isUnresolved(words, place) && (!isRich || isSubject(words[place + 1])),
  )
}
