import type { ElevenLabsSettings } from './elevenlabs-settings.js'
import type { LlmSettings, LlmVendor } from './llm-settings.js'
import type { SmsSettings } from './sms-settings.js'
import type { TwilioSettings } from './twilio-settings.js'
import type { VoiceSettings } from './voice-settings.js'

/** Everything that the environment decides, checked once at the start. */
export interface Config {
  readonly host: string
  readonly port: number
  readonly publicUrl: URL
  /** Null means the embedded server. */
  readonly databaseUrl: string | null
  readonly dataDir: string
  readonly adminEmail: string
  /** Null means a random one, printed once. */
  readonly adminPassword: string | null
  readonly role: 'all' | 'api' | 'worker'
  readonly smsProvider: 'outbox' | 'twilio'
  readonly sms: SmsSettings
  readonly twilio: TwilioSettings
  /** Whether people are left alone at night: where a real carrier reaches them, always, or never. */
  readonly quietHours: 'carrier' | 'on' | 'off'
  readonly voiceProvider: 'builtin' | 'elevenlabs'
  readonly voice: VoiceSettings
  readonly reportWriter: 'offline' | LlmVendor
  /** Who speaks for the built-in agent. */
  readonly builtinAgent: 'offline' | 'llm'
  /** Null where no language model is used. */
  readonly llm: LlmSettings | null
  readonly elevenLabs: ElevenLabsSettings
  /** Lets a program release remotes without a session; null lets none. */
  readonly releaseToken: string | null
  readonly supportPhone: string | null
  readonly geoipDb: string | null
  /** Addresses or ranges of proxies whose forwarding headers count; empty for none. */
  readonly trustProxy: readonly string[]
  /** Names that requests may ask for, besides `publicUrl`'s and this machine's own. */
  readonly allowedHosts: readonly string[]
  /** ISO country codes that get an SMS; null for all. */
  readonly smsCountries: readonly string[] | null
  readonly invitationDays: number
  /** Whether a manager without a session has to confirm by SMS before anybody is invited. */
  readonly strangers: 'open' | 'confirm'
  /** The least severe lines that are logged. */
  readonly logLevel: LogLevel
}

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'

/** Injection token of the configuration. */
export const CONFIG = Symbol('Config')
