import { type Amount, amountsIn } from '../wording/amounts.js'
import { type Condition, conditionFrom, isEmpty } from './condition.js'
import type { Counterpart } from '../prompt/counterpart.js'
import { spokenTo } from './phrase-goal.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'

/** One of the things that a yes depends on. */
export interface ProvisoPart {
  condition: Condition
  /** As the role says it, without a limit: "the same two therapists come each time". */
  text: string
  /** The least that it takes: "taken in part exchange for at least 1,500". */
  least: Amount | null
}

const mark = /\s*\((?:[a-h]|[ivx]+|\d)\)\s*/g
const boundary = anyOf(loadPatterns('role/proviso-borders', 'semicolon', 'andIf', 'commaIf', 'andSubject', 'comma'))
/** "The contract includes the windows and can be cancelled": two clauses of one subject. */
const { sharedSubject } = loadPatterns('role/proviso-parts', 'sharedSubject')
const atLeast =
  /,? (?:for |of |by )?(?:at least|no less than|not less than|a minimum of) ([$€£]?\d[\d.,]*\d(?: [\p{L}]+)?)/iu

/** "If (a) the same two come and (b) there is a trial" has two parts. */
export function proposedParts(when: string, counterpart: Counterpart): ProvisoPart[] {
  return when
    .replace(/^(?:both|all of these):? /i, '')
    .replace(mark, ' ')
    .replace(
      sharedSubject,
      (_, subject: string, first: string, verb: string) => `${subject}${first}, and ${subject}${verb}`,
    )
    .split(boundary)
    .map((piece) => piece.trim().replace(/[.,:;]+$/, ''))
    .flatMap((piece) => {
      const plain = piece.replace(atLeast, '')
      const condition = conditionFrom(plain, '', counterpart)
      const [least = null] = amountsIn(atLeast.exec(piece)?.[1] ?? '')
      const text = counterpart
        .meant(spokenTo(plain, counterpart))
        .replace(/^You\b/, 'you')
        .replace(/^that /, '')
        .replace(/^(?=(?:what|how|why|when|whether)\b)/, 'it is clear ')
      return isEmpty(condition) ? [] : [{ condition, text, least }]
    })
    .map((part, _, all) => ({ ...part, condition: withOwnStems(part.condition, all) }))
}

/** "The contract" in two parts names neither of them. */
function withOwnStems(condition: Condition, all: readonly ProvisoPart[]): Condition {
  const own = [...condition.stems].filter((stem) => all.filter((each) => each.condition.stems.has(stem)).length < 2)
  return own.length > 0 ? { ...condition, stems: new Set(own) } : condition
}
