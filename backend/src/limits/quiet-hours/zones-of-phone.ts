import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { zonesOfAreaCode } from './area-code-zones.js'

/** Node lists the zones of every country, but TypeScript's declarations lack the call. */
type LocaleWithZones = Intl.Locale & { getTimeZones(): string[] | undefined }

/** Every zone in which the phone may be: those of its area code, else all zones of its country. */
export function zonesOfPhone(phone: string): readonly string[] {
  return zonesOfAreaCode(phone) ?? zonesOfCountry(parsePhoneNumberFromString(phone)?.country ?? 'US')
}

function zonesOfCountry(country: string): readonly string[] {
  const locale = new Intl.Locale('und', { region: country }) as LocaleWithZones
  return locale.getTimeZones() ?? ['UTC']
}
