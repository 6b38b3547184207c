import type { ProviderFinding, ProviderSetting, ProviderWebhookKind } from '@clarity/contracts'
import type { Config } from '../config/config.js'

/** A provider as the configuration describes it, without any request. Contains no secret and no part of one. */
export interface ProviderDescription {
  readonly name: string
  /** What the provider does, in a sentence. */
  readonly summary: string
  readonly settings: readonly ProviderSetting[]
  readonly webhooks: readonly ProviderWebhook[]
}

export interface ProviderWebhook {
  readonly kind: ProviderWebhookKind
  /** The address to which the provider posts it. */
  readonly address: string
  /** The provider's name in the stored rows of what arrived. */
  readonly source: string
}

/** Every port can describe and check its provider for the providers page. */
export abstract class Port {
  /** Sends no request. */
  abstract describe(config: Config): ProviderDescription
  /**
   * Asks the provider for its state, within its time limit, and changes nothing there. A problem is a finding and never
   * an error that is thrown. No finding repeats a secret or the provider's own text.
   */
  abstract check(config: Config): Promise<ProviderFinding[]>
}
