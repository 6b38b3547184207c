import type { ElevenLabsAccount } from '../../../config/elevenlabs-settings.js'
import type { ElevenLabsApi } from './elevenlabs-api.js'
import type { AllowedOverrides } from './elevenlabs-initiation.js'

/** An account of the provider, and what the product expects of it. */
export interface ElevenLabsToCheck {
  readonly api: ElevenLabsApi
  readonly account: Pick<ElevenLabsAccount, 'agentId' | 'phoneNumberId'>
  readonly timeoutSecs: number
  /** The overrides that conversations use now; null if the agent's settings have not been read yet. */
  readonly inForce: AllowedOverrides | null
  /** The address that events must be posted to. */
  readonly eventAddress: string
}
