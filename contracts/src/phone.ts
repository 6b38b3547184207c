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

/** Why a text is no number that can be texted: its kind, its missing country code, or its digits. */
export type PhoneError = 'kind' | 'country' | 'digits'

export const phoneTexts = {
  kind: 'Premium-rate, shared-cost, pager, voicemail and company-wide numbers cannot be texted. Please use a mobile or landline number.',
} as const

/** In E.164; the country is undefined for a number of no single one. */
export interface ReadNumber {
  readonly number: string
  readonly country: PhoneCountry | undefined
  readonly error: null
}

export type PhoneReading = ReadNumber | { readonly number: null; readonly error: PhoneError }

/** Kinds of number that cost the caller more, or that no person answers. */
const refusedKinds: ReadonlySet<string | undefined> = new Set([
  'PREMIUM_RATE',
  'SHARED_COST',
  'PAGER',
  'VOICEMAIL',
  'UAN',
])

/** The number in E.164, of any kind, or null if libphonenumber holds it for invalid. Wants the leading plus. */
export function toE164(phone: string): string | null {
  const parsed = parsePhoneNumberFromString(phone)
  return parsed?.isValid() ? parsed.number : null
}

/**
 * A person's number in a text as people write it: with a plus, with 00, or in the national form of `country`. A number
 * without a country code is of this country or of none: a guess would text a stranger.
 */
export function readPhone(text: string, country?: PhoneCountry): PhoneReading {
  const written = tidy(text)
  const hasPlus = written.startsWith('+')
  const parsed = parseValid(written, country) ?? parseValid(written.replace(/^\+?00/, '+'), country)
  if (parsed && !refusedKinds.has(parsed.getType()))
    return { number: parsed.number, country: parsed.country, error: null }
  return { number: null, error: parsed ? 'kind' : hasPlus ? 'digits' : 'country' }
}

/** As people read it, the country code first; a text that is no valid number stays as it is. */
export function formatPhone(text: string): string {
  const parsed = text.startsWith('+') ? parseValid(text) : undefined
  return parsed?.formatInternational() ?? text
}

/** The country of a text as far as it is typed: `chosen` unless it has another one's code; undefined if that is unclear. */
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

/** A person's number in international form; comes out in E.164. `sentence` is what the person reads otherwise. */
export function Phone(sentence: string) {
  return v.pipe(
    v.string(sentence),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const { number, error } = readPhone(dataset.value)
      if (number !== null) return number
      addIssue({ message: error === 'kind' ? phoneTexts.kind : sentence })
      return NEVER
    }),
  )
}

/** A number that may be stored already, even if today's rules would refuse it; comes out in E.164. */
export const StoredPhone = v.pipe(
  v.string(),
  v.transform((phone) => toE164(phone) ?? phone),
  v.regex(/^\+\d{3,15}$/, 'must be a valid phone number'),
)

function parseValid(text: string, country?: PhoneCountry) {
  const parsed = parsePhoneNumberFromString(text, country)
  return parsed?.isValid() ? parsed : undefined
}

/** Without what copying adds; of several numbers the last, because it was pasted behind the one that was there. */
function tidy(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
  return plain.slice(Math.max(plain.lastIndexOf('+'), 0))
}
