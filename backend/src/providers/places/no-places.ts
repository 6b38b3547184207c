import type { ProviderFinding } from '@clarity/contracts'
import type { Config } from '../../config/config.js'
import { good } from '../findings.js'
import type { ProviderDescription } from '../port.js'
import { Places } from './places.js'
import { placesSettings } from './places-settings.js'
import { placesTexts } from './texts.js'

const texts = placesTexts.none

/** Knows no place: nothing is configured that could. */
export class NoPlaces extends Places {
  find(): null {
    return null
  }

  describe(config: Config): ProviderDescription {
    const { name, summary } = texts
    return { name, summary, settings: placesSettings(config), webhooks: [] }
  }

  check(): Promise<ProviderFinding[]> {
    return Promise.resolve([good(texts.works)])
  }
}
