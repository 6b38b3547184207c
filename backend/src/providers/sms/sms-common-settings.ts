import type { ProviderSetting } from '@clarity/contracts'
import type { Config } from '../../config/config.js'
import { good } from '../findings.js'
import { shown } from '../settings.js'
import { settingTexts } from '../texts.js'

/** The settings of text messages that every SMS provider shares. */
export function commonSmsSettings({ smsCountries, sms, quietHours }: Config): ProviderSetting[] {
  const countries = smsCountries?.join(', ')
  return [
    shown('SMS_COUNTRIES', countries ?? '*', countries === undefined ? null : good(settingTexts.countries(countries))),
    shown('SMS_SEGMENTS_PER_SEC', sms.segmentsPerSec),
    shown('QUIET_HOURS', quietHours),
  ]
}
