import { capitalised } from '../../../language/tokens/first-letter.js'
import { starts, type Step } from './step.js'

const argues = '(?:say|argue|complain|insist|says|argues|complains|insists)'
const states = '(?:point|points) out|stress|stresses'
const subject = '(?:you|your|the|it|there|nobody|they|his|her|he|she|their|an?|two|three|four|\\p{Ll}+s)'
/** What is said in a case, or against the truth, is no plain statement. */
const onCondition = /\b(?:if|when(?! you\b)|once|unless|only|until|whether|but|although|though)\b/
const secondClause = /,? and that /

/** "You say you can manage, and that rehab is for old people" as what is thought, "…: you point out that you were alone" as what is. */
export const saidForms: readonly Step[] = [
  [
    new RegExp(
      `(${starts}|: )([Yy]ou|[Hh]e|[Ss]he) (?:also )?(?:${argues}|(${states})) (?:that )?(${subject} [^.:;\\n"“?]{8,220})\\.`,
      'gu',
    ),
    (whole = '', before = '', who = '', isStated = '', said = '') => {
      if (onCondition.test(said)) return whole
      const thinks = `${capitalised(who)} ${/^you$/i.test(who) ? 'think' : 'thinks'} that `
      const clauses = said.split(secondClause).map((clause) => (isStated ? capitalised(clause) : `${thinks}${clause}`))
      return `${before === ': ' ? '. ' : before}${clauses.join('. ')}.`
    },
  ],
  [new RegExp(`,? and (?:you|he|she) (?:also )?(?:${states}) that (?=${subject}|\\p{Lu})`, 'gu'), ', and '],
]
