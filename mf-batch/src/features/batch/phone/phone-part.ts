import { defaultPhoneCountry, toE164 } from '@clarity/contracts/phone'
import { getCountryCallingCode } from 'react-phone-number-input/input'
import { readNumber } from './read-number'

export { PhoneField } from './phone-field'

export const isPhone = (phone: string) => toE164(phone) !== null

/** What a pasted cell says, where it names no country in that of a new field. */
export const readPasted = (text: string) => readNumber(text, getCountryCallingCode(defaultPhoneCountry))
