import type { ProviderSetting } from '@clarity/contracts'
import type { Config } from '../../config/config.js'
import { good } from '../findings.js'
import { shown } from '../settings.js'
import { settingTexts } from '../texts.js'

/** Whom somebody calls who would rather not talk with an agent. */
export function supportPhone({ supportPhone }: Config): ProviderSetting {
  return shown('SUPPORT_PHONE', supportPhone, supportPhone === null ? good(settingTexts.noSupportPhone) : null)
}
