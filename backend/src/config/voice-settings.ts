import { wholeNumber, type Environment } from './variables.js'

export interface VoiceSettings {
  /** Seconds until an attempt times out and its outcome is unknown. Shorter than the lease of an attempt. */
  readonly timeoutSecs: number
  /** Seconds until the provider's own call list is complete enough to reconcile an unknown outcome. */
  readonly reconcileAfterSecs: number
  /** Seconds without an event after which the provider is polled for a conversation; each further pause doubles. */
  readonly pollAfterSecs: number
}

export function voiceSettings(env: Environment): VoiceSettings {
  return {
    timeoutSecs: wholeNumber(env, 'VOICE_TIMEOUT_SECS', 10, 1, 10),
    reconcileAfterSecs: wholeNumber(env, 'VOICE_SETTLE_SECS', 20, 1, 3600),
    pollAfterSecs: wholeNumber(env, 'VOICE_ASK_AFTER_SECS', 300, 1, 86_400),
  }
}
