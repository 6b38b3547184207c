import { answerVectorOf } from '../../language/encoder/answer-vector.js'
import { remembered } from '../../language/encoder/remembered.js'
import { nearness, vectorOf } from '../../language/encoder/sentence-vector.js'
import { chanceOfMet } from '../conditions/met.js'
import { projectedNearness } from '../conditions/projected.js'
import { coverage, meaningOf } from '../units/meaning.js'
import type { BargainPart } from '../units/unit.js'

/** What each likeness counts: the words of a part say less than what it means. */
const counts = { words: 0.5, met: 0.4 }

const mostKnown = 1000
/** A clause with what a part wants and what is done for it: each turn compares all that was said before. */
const likenessOf = remembered(mostKnown, (key) => {
  const [wanted = '', yes = '', clause = ''] = key.split('\n')
  const deed = wanted.replace(/^you /, '')
  return {
    meant:
      nearness(vectorOf(deed), vectorOf(clause)) +
      nearness(answerVectorOf(deed), answerVectorOf(clause)) +
      projectedNearness(wanted, clause) +
      chanceOfMet({ words: wanted, then: yes }, clause) * counts.met,
  }
})

/** How near a clause is to what a part of a bargain wants, by words and by meaning. */
export const likenessTo = ({ text, stems }: BargainPart, yes: string, clause: string): number =>
  likenessOf([text, yes, clause].join('\n')).meant + coverage(stems, meaningOf(clause)) * counts.words
