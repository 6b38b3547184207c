import type { ProviderSetting } from '@clarity/contracts'
import type { Config } from '../../config/config.js'
import { good } from '../findings.js'
import { shown } from '../settings.js'
import { settingTexts } from '../texts.js'

/** The phone number for people who do not want to talk with an AI agent. */
export function supportPhone({ supportPhone }: Config): ProviderSetting {
  return shown('SUPPORT_PHONE', supportPhone, supportPhone === null ? good(settingTexts.noSupportPhone) : null)
}
