import type { Counterpart } from '../prompt/counterpart.js'
import { inFirstPerson } from '../wording/first-person.js'
import { meaningOf } from './meaning.js'
import type { Unit } from './unit.js'
import { loadPatterns } from '../../data/load-patterns.js'

const patterns = loadPatterns('units/ordered-unit', 'permitted', 'refused')

/** "You may move the guest to 110" is an offer to a person who asks. */
const permitted = patterns.permitted
const toPerson = /^(I can \p{Ll}+) (?:them|him|her) /u
/** "Call the head office for them": "them" is the person. */
const toThem = /\b(for|to|with|at|from) (?:them|him|her)$/i

/** "Offer the Leaf", "Never accept a deposit": an order as what the role says. */
export function orderedUnit(plain: string, place: number, counterpart: Counterpart): Unit | null {
  const allowed = permitted.exec(plain)?.[1]
  if (allowed) {
    const own = inFirstPerson(`You can ${allowed}`, counterpart).replace(toPerson, '$1 you ')
    return { kind: 'acceptance', text: own, stems: meaningOf(own), place }
  }
  const [, thing = '', price = ''] = /^offer (?:(?:them|him|her) )?(.+?)(?: first\b)?(,? at .+)?$/iu.exec(plain) ?? []
  const refused = patterns.refused.exec(plain)?.[1]
  const [, blamed] =
    /^(?:you )?(?:must not|do not|don't|never|will not) (?:blame|accuse|betray) (.+)/i.exec(plain) ?? []
  if (blamed) {
    const text = `This has nothing to do with ${blamed}.`
    return { kind: 'stance', text, stems: meaningOf(text), place }
  }
  const text = thing
    ? `I can offer you ${thing}${price}.`
    : refused
      ? `I ${/^promise\b/i.test(refused) ? 'cannot' : 'will not'} ${refused.replace(toThem, '$1 you')}.`
      : null
  return text ? { kind: thing ? 'wish' : 'refusal', text, stems: meaningOf(text), place } : null
}
