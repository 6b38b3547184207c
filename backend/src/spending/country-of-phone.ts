import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** The ISO code of a phone's country, in E.164; its calling code if several countries share it, `?` if it has none. */
export function countryOfPhone(phone: string): string {
  const number = parsePhoneNumberFromString(phone)
  return number?.country ?? (number ? `+${number.countryCallingCode}` : '?')
}
