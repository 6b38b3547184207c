import { formatPhone, readPhone, type PhoneCountry } from '@clarity/contracts/phone'

/** What a phone field holds. */
export interface PhoneEntry {
  /** In E.164 once it is valid; before, the text as it was typed, or empty. */
  readonly number: string
  readonly isValid: boolean
  /** The display form: the field's text. */
  readonly shown: string
}

/** What a text holds that was typed with this country chosen. */
export function entryOf(text: string, country: PhoneCountry): PhoneEntry {
  const { number } = readPhone(text, country)
  // Without any digit it is nothing yet.
  if (number === null) return { number: /\p{Nd}/u.test(text) ? text.trim() : '', isValid: false, shown: text }
  return { number, isValid: true, shown: formatPhone(number) }
}
