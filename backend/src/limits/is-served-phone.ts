import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Config } from '../config/config.js'

/** True if messages are sent to the country of this phone, in E.164. */
export function isServedPhone(phone: string, { smsCountries }: Pick<Config, 'smsCountries'>): boolean {
  const country = parsePhoneNumberFromString(phone)?.country
  return smsCountries === null || (country !== undefined && smsCountries.includes(country))
}
