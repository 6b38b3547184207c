import { faultOfPredicate } from '../../language/clauses/clause-faults.js'
import { clauseAt } from '../../language/clauses/main-clause.js'
import { isAsked, lastAsked } from '../../language/sentences/asked.js'
import { inDeclarativeOrder } from '../../language/sentences/declarative-order.js'
import type { LanguageModel } from '../../language/tokens/language-model.js'
import type { Reported } from './reported.js'
import type { Telling } from './telling.js'

/** One rule of reported speech: null if the sentence cannot be retold, undefined if the rule does not apply. */
export type Retelling = (telling: Telling, language: LanguageModel) => Reported | null | undefined

const longestQuestion = 22
/** "What was the root cause?": the name of two words would be torn apart. */
const longSubject =
  /^(?:what|who|which|where|how) (?:is|are|was|were) (?:the|an?|my|your|our|his|her|their) [\p{L}'-]+ [\p{L}'-]+[?.]?$/iu

/** "Asks whether the bill is wrong." */
export const asked: Retelling = (telling, language) => {
  const { words, sentence } = telling
  if (!isAsked(sentence, words)) return undefined
  if (longSubject.test(telling.text)) return null
  const question = inDeclarativeOrder(lastAsked(words), language.pastTense)
  if (!question || question.clause.length < 2 || words.length > longestQuestion) return null
  const isSubjectAsked = question.clause[0]?.pos === 'VERB'
  if (isSubjectAsked) return telling.predicate('asked', [...question.asks, ...question.clause])
  const whole = [...question.asks, ...question.clause]
  // "Do you think we should": "they" could be either of the two.
  const isOfBoth =
    words.some(({ lower }) => lower === 'you') && words.some(({ lower }) => /^(?:i|we|us|our)$/.test(lower))
  if (isOfBoth || !clauseAt(question.clause, 0) || words.some(({ lower }) => lower === ',')) return null
  return faultOfPredicate(question.clause) === null ? telling.as('asked', telling.told(whole)) : null
}
