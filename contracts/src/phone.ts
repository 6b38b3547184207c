import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import * as v from 'valibot'

/** The country that a phone field starts with (specification, section 9). */
export const defaultPhoneCountry = 'US'

/** The number in E.164, or null where libphonenumber does not hold it for valid. Wants the leading plus. */
export function toE164(phone: string): string | null {
  const parsed = parsePhoneNumberFromString(phone)
  return parsed?.isValid() ? parsed.number : null
}

/** A phone number in international form; comes out in E.164. `sentence` is what the person reads otherwise. */
export function Phone(sentence: string) {
  return v.pipe(
    v.string(sentence),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const number = toE164(dataset.value)
      if (number) return number
      addIssue({ message: sentence })
      return NEVER
    }),
  )
}
