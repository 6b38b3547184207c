import { emailPattern, erasureTexts, toE164, type NamePerson } from '@clarity/contracts'
import { Invalid } from '../../http/failures.js'
import type { Person } from '../../personal-data/find-person.js'

/** Throws Invalid if neither is there, or one is none. */
export function readPerson({ phone, email }: NamePerson): Person {
  const given = { phone: phone?.trim() || null, email: email?.trim() || null }
  if (given.phone === null && given.email === null) throw new Invalid(erasureTexts.noPerson)
  if (given.email !== null && !emailPattern.test(given.email)) throw new Invalid(erasureTexts.email)
  const number = given.phone === null ? null : toE164(given.phone)
  if (given.phone !== null && number === null) throw new Invalid(erasureTexts.phone)
  return { phone: number, email: given.email }
}
