import { meansSomebody } from '../../language/phrases/persons.js'
import type { Word } from '../../language/tokens/language-model.js'

/** "Tell the physiotherapist", "ask Dr. Lind to look at the dose", "let your dad know you called": for a third person. */
export function isMessage([verb, ...rest]: readonly Word[]): boolean {
  const person = rest.findIndex(({ pos }) => pos === 'NOUN' || pos === 'PROPN')
  const isThird = person >= 0 && person < 3 && rest.slice(0, person).every(({ lower }) => leadsPerson.test(lower))
  if (!isThird || !(rest[person]!.pos === 'PROPN' || meansSomebody(rest[person]!) || isRole.test(rest[person]!.lower)))
    return false
  return messages.test(verb!.lower) || (verb!.lower === 'let' && rest.some(({ lower }) => lower === 'know'))
}

/** "Tell the therapist that she should …": she is the therapist. */
export function withoutWhom(clause: readonly Word[]): readonly Word[] {
  const that = clause.findIndex(({ lower }, at) => lower === 'that' && /^(?:he|she)$/.test(clause[at + 1]?.lower ?? ''))
  return that > 0 && isMessage(clause) ? [...clause.slice(0, that), ...clause.slice(that + 2)] : clause
}

const messages = /^(?:tell|ask|remind|inform|warn)$/
const leadsPerson = /^(?:the|my|your|our|his|her|their|both|to)$/
const isRole = /(?:ist|er|or|ian)$/
