import { isComma } from '../../language/clauses/clause-words.js'
import { mainClause } from '../../language/clauses/main-clause.js'
import { isVerb } from '../../language/clauses/verb-forms.js'
import { weekdayPattern } from '../../language/tokens/calendar.js'
import { isAsked } from '../../language/sentences/asked.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { figuresOf } from '../phrase/figures.js'
import type { Word } from '../../language/tokens/language-model.js'

/** What is no sentence; each with an example. */
const fragments: readonly (readonly [example: string, holds: (words: readonly Word[]) => boolean])[] = [
  ['The certificates for the forklift', (words) => !words.some(isVerb)],
  ["Stolen from a customer's drive", ([first]) => first !== undefined && isParticiple(first)],
  ['By the end of the week, and then we forget about it', startsWithPlace],
]

const mostBefore = 10
const fewest = 7

const isParticiple = ({ pos, lower, lemma }: Word): boolean =>
  pos === 'VERB' && lower !== lemma && /(?:ed|en|wn|rn)$/.test(lower)

/** A preposition, without a clause that it belongs to. */
function startsWithPlace(words: readonly Word[]): boolean {
  if (words[0]?.pos !== 'ADP' || /^(?:like|since|if|until|after|before|as|once)$/.test(words[0].lower)) return false
  const main = mainClause(words)
  const comma = words.findIndex(isComma)
  if (main === null) return words.length <= fewest || comma < 0 || words[comma + 1]?.pos === 'CCONJ'
  const link = words.findIndex(({ pos }) => pos === 'CCONJ')
  return link > 0 && link < main.subject && link < mostBefore && mainClause(words.slice(0, link)) === null
}

/** What a question of this kind asks for may be a part of a sentence. */
const asksForPart = /\b(?:what|when|where|whereabouts|who|which|how|why|or)\b/i

/** "Tuesday after four.", before what happens then. */
const saysWhen = new RegExp(`^(?:${weekdayPattern}|today|tonight|tomorrow)\\b`, 'i')

/** Whether a sentence is only a part of one, and no question before it makes it whole. */
export function isFragment(sentence: Sentence, before: Sentence | undefined, after?: Sentence): boolean {
  if (after?.role === sentence.role && saysWhen.test(sentence.text)) return false
  if ((before && before.role === sentence.role) || sentence.isQuestion || /^please\b/i.test(sentence.text)) return false
  const isAnswer = before !== undefined && isAsked(before)
  if (isAnswer && (asksForPart.test(before.text) || figuresOf(sentence.text).length > 0)) return false
  return fragments.some(([, holds]) => holds(sentence.words))
}
