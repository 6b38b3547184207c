import { wholeNumber, type Environment } from './variables.js'

export interface VoiceSettings {
  /** Seconds until an attempt counts as one that nobody knows of. Shorter than the lease of an attempt. */
  readonly timeoutSecs: number
  /** Seconds until the provider's own list is trusted to show what it placed. */
  readonly reconcileAfterSecs: number
  /** Seconds after which a conversation of which nothing was heard is asked for; every further pause is twice as long. */
  readonly askAfterSecs: number
}

export function voiceSettings(env: Environment): VoiceSettings {
  return {
    timeoutSecs: wholeNumber(env, 'VOICE_TIMEOUT_SECS', 10, 1, 10),
    reconcileAfterSecs: wholeNumber(env, 'VOICE_SETTLE_SECS', 20, 1, 3600),
    askAfterSecs: wholeNumber(env, 'VOICE_ASK_AFTER_SECS', 300, 1, 86_400),
  }
}
