import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { zonesOfAreaCode } from './area-code-zones.js'

/** Node has the zones of every country; the declarations of the language do not know the call yet. */
type LocaleWithZones = Intl.Locale & { getTimeZones(): string[] | undefined }

/** Every zone in which the phone may be, by its number: those of its area code, else all of its country. */
export function zonesOfPhone(phone: string): readonly string[] {
  return zonesOfAreaCode(phone) ?? zonesOfCountry(parsePhoneNumberFromString(phone)?.country ?? 'US')
}

function zonesOfCountry(country: string): readonly string[] {
  const locale = new Intl.Locale('und', { region: country }) as LocaleWithZones
  return locale.getTimeZones() ?? ['UTC']
}
