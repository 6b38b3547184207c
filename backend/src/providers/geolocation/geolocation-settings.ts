import type { ProviderSetting } from '@clarity/contracts'
import type { Config } from '../../config/config.js'
import { good } from '../findings.js'
import { shown } from '../settings.js'
import { geolocationTexts } from './texts.js'

export function geolocationSettings({ geoipDb, trustProxy }: Config): ProviderSetting[] {
  return [
    shown('GEOIP_DB', geoipDb, geoipDb === null ? good(geolocationTexts.noFile) : null),
    shown('TRUST_PROXY', trustProxy.length > 0 ? trustProxy.join(', ') : null),
  ]
}
