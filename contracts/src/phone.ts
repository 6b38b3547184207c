import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/max'
import * as v from 'valibot'

/** ISO 3166, two letters. */
export type PhoneCountry = CountryCode

/** The country that a phone field starts with (docs/behaviour.md#the-form). */
export const defaultPhoneCountry = 'US'

export const phoneCountries: () => PhoneCountry[] = getCountries
export const callingCodeOf: (country: PhoneCountry) => string = getCountryCallingCode

/** Why a text is not a number that can receive messages: its kind, its missing country code, or its digits. */
export type PhoneError = 'kind' | 'country' | 'digits'

export const phoneTexts = {
  kind: 'Premium-rate, shared-cost, pager, voicemail and company-wide numbers cannot be texted. Please use a mobile or landline number.',
} as const

/** In E.164; the country is undefined for a number that belongs to no single country. */
export interface ReadNumber {
  readonly number: string
  readonly country: PhoneCountry | undefined
  readonly error: null
}

export type PhoneReading = ReadNumber | { readonly number: null; readonly error: PhoneError }

/** Premium-rate numbers, and numbers that no person answers. */
const refusedKinds: ReadonlySet<string | undefined> = new Set([
  'PREMIUM_RATE',
  'SHARED_COST',
  'PAGER',
  'VOICEMAIL',
  'UAN',
])

/** The number in E.164, of any kind, or null if libphonenumber rejects it. Requires the leading plus. */
export function toE164(phone: string): string | null {
  const parsed = parsePhoneNumberFromString(phone)
  return parsed?.isValid() ? parsed.number : null
}

/**
 * A person's number in a text as people write it: with a plus, with 00, or in the national form of `country`. A number
 * without a country code is of this country or invalid: a guess could send a message to a stranger.
 */
export function readPhone(text: string, country?: PhoneCountry): PhoneReading {
  const written = tidy(text)
  const hasPlus = written.startsWith('+')
  const parsed = parseValid(written, country) ?? parseValid(written.replace(/^\+?00/, '+'), country)
  if (parsed && !refusedKinds.has(parsed.getType()))
    return { number: parsed.number, country: parsed.country, error: null }
  return { number: null, error: parsed ? 'kind' : hasPlus ? 'digits' : 'country' }
}

/** Formatted for reading, with the country code first; a text that is not a valid number is returned unchanged. */
export function formatPhone(text: string): string {
  const parsed = text.startsWith('+') ? parseValid(text) : undefined
  return parsed?.formatInternational() ?? text
}

/** The country of a partly typed number: `chosen` unless it has another code; undefined if that is unclear. */
export function countryOfPhone(text: string, chosen: PhoneCountry): PhoneCountry | undefined {
  const written = tidy(text)
  if (!written.startsWith('+')) return chosen
  const typed = new AsYouType()
  typed.input(written)
  const chosenCode = getCountryCallingCode(chosen)
  const isOfChosen = `+${chosenCode}`.startsWith(written) || typed.getCallingCode() === chosenCode
  return typed.getCountry() ?? (isOfChosen ? chosen : undefined)
}

/** The text with its country code, if it has one, replaced by that of `country`. */
export function withCountry(text: string, country: PhoneCountry): string {
  const written = tidy(text)
  if (!written.startsWith('+')) return text
  const typed = new AsYouType()
  typed.input(written)
  const national = typed.getChars().slice(1 + (typed.getCallingCode() ?? '').length)
  return national && `+${getCountryCallingCode(country)}${national}`
}

/** A person's number in international form; comes out in E.164. `sentence` is the error message. */
export function Phone(sentence: string) {
  return v.pipe(
    v.string(sentence),
    v.metadata({ openapi: { type: 'string', format: 'phone', maxLength: 50, examples: ['+14155550123'] } }),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const { number, error } = readPhone(dataset.value)
      if (number !== null) return number
      addIssue({ message: error === 'kind' ? phoneTexts.kind : sentence })
      return NEVER
    }),
  )
}

/** A number that an earlier release may have stored, even if today's rules reject it; comes out in E.164. */
export const StoredPhone = v.pipe(
  v.string(),
  v.transform((phone) => toE164(phone) ?? phone),
  v.regex(/^\+\d{3,15}$/, 'must be a valid phone number'),
)

function parseValid(text: string, country?: PhoneCountry) {
  const parsed = parsePhoneNumberFromString(text, country)
  return parsed?.isValid() ? parsed : undefined
}

/** Removes what copying adds. Of several numbers it takes the last, which was pasted after the existing one. */
function tidy(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
  return plain.slice(Math.max(plain.lastIndexOf('+'), 0))
}
