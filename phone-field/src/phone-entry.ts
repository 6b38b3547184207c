import { formatPhone, readPhone, type PhoneCountry } from '@clarity/contracts/phone'

/** The content of a phone field. */
export interface PhoneEntry {
  /** In E.164 if it is valid; otherwise the text as typed, or empty. */
  readonly number: string
  readonly isValid: boolean
  /** The display form: the field's text. */
  readonly shown: string
}

/** The entry of a text that was typed with this country chosen. */
export function entryOf(text: string, country: PhoneCountry): PhoneEntry {
  const { number } = readPhone(text, country)
  // A text without a digit counts as empty.
  if (number === null) return { number: /\p{Nd}/u.test(text) ? text.trim() : '', isValid: false, shown: text }
  return { number, isValid: true, shown: formatPhone(number) }
}
