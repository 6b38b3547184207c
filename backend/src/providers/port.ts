import type { ProviderFinding, ProviderSetting, ProviderWebhookKind } from '@clarity/contracts'
import type { Config } from '../config/config.js'

/** What the configuration alone says of a provider. Nothing in it is secret, nor part of what is. */
export interface ProviderDescription {
  readonly name: string
  /** What it does, in a sentence. */
  readonly summary: string
  readonly settings: readonly ProviderSetting[]
  readonly webhooks: readonly ProviderWebhook[]
}

export interface ProviderWebhook {
  readonly kind: ProviderWebhookKind
  /** Where the provider is to post it. */
  readonly address: string
  /** The provider's name in the rows of what was heard. */
  readonly source: string
}

/** What every port has: an operator can be told of whoever stands behind it. */
export abstract class Port {
  /** Asks nobody. */
  abstract describe(config: Config): ProviderDescription
  /**
   * Asks the provider how it is, within its time limit, and changes nothing there. What is wrong with it is a finding
   * and never thrown; no finding repeats what is secret, nor what the provider says in its own words.
   */
  abstract check(config: Config): Promise<ProviderFinding[]>
}
