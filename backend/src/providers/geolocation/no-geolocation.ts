import type { ProviderFinding } from '@clarity/contracts'
import type { Config } from '../../config/config.js'
import { good } from '../findings.js'
import type { ProviderDescription } from '../port.js'
import { Geolocation } from './geolocation.js'
import { geolocationSettings } from './geolocation-settings.js'
import { geolocationTexts } from './texts.js'

const texts = geolocationTexts.none

/** The default, without any source of locations: every location is unknown. */
export class NoGeolocation extends Geolocation {
  find(): null {
    return null
  }

  describe(config: Config): ProviderDescription {
    const { name, summary } = texts
    return { name, summary, settings: geolocationSettings(config), webhooks: [] }
  }

  check(): Promise<ProviderFinding[]> {
    return Promise.resolve([good(texts.works)])
  }
}
