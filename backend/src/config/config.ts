import type { ElevenLabsSettings } from './elevenlabs-settings.js'
import type { LlmSettings, LlmVendor } from './llm-settings.js'
import type { MoneySettings } from './money-settings.js'
import type { RetentionSettings } from './retention-settings.js'
import type { SmsSettings } from './sms-settings.js'
import type { TracingSettings } from './tracing-settings.js'
import type { TwilioSettings } from './twilio-settings.js'
import type { VoiceSettings } from './voice-settings.js'

/** All settings from the environment, validated once at the start. */
export interface Config {
  readonly host: string
  readonly port: number
  /** Port of the address for metrics and health, which is for the operator's own network; null for none. */
  readonly metricsPort: number | null
  readonly publicUrl: URL
  /** Null means the embedded server. */
  readonly databaseUrl: string | null
  /** Connections of this process to the database, besides up to five for its job queue. */
  readonly databasePool: number
  readonly dataDir: string
  readonly adminEmail: string
  /** Null means a random one, printed once. */
  readonly adminPassword: string | null
  readonly role: 'all' | 'api' | 'worker'
  readonly smsProvider: 'outbox' | 'twilio'
  readonly sms: SmsSettings
  readonly twilio: TwilioSettings
  /** When quiet hours apply: `carrier` only with a real carrier, `on` always, `off` never. */
  readonly quietHours: 'carrier' | 'on' | 'off'
  readonly voiceProvider: 'builtin' | 'elevenlabs'
  readonly voice: VoiceSettings
  readonly reportWriter: 'offline' | LlmVendor
  /** How far the threads that write reports give way to other programs: 0 not at all, 19 the most. */
  readonly reportNiceness: number
  /** Which implementation answers for the built-in agent. */
  readonly builtinAgent: 'offline' | 'llm'
  /** Null if no language model is used. */
  readonly llm: LlmSettings | null
  readonly elevenLabs: ElevenLabsSettings
  /** Allows a program to release remotes without a session; null allows none. */
  readonly releaseToken: string | null
  /** `release`: the release token activates nothing. */
  readonly releaseTokenScope: 'activate' | 'release'
  readonly supportPhone: string | null
  readonly geoipDb: string | null
  /** Addresses or ranges of proxies whose forwarding headers count; empty for none. */
  readonly trustProxy: readonly string[]
  /** Host names that requests may use, besides `publicUrl`'s and this machine's own. */
  readonly allowedHosts: readonly string[]
  /** ISO country codes that get an SMS; null for all. */
  readonly smsCountries: readonly string[] | null
  readonly invitationDays: number
  /** How long personal data is kept. */
  readonly retention: RetentionSettings
  /** What texts, calls and models cost, and may cost. */
  readonly money: MoneySettings
  /** `confirm`: a manager without a session has to confirm by SMS before an invitation is sent. */
  readonly strangers: 'open' | 'confirm'
  /** Null if no traces are recorded. */
  readonly tracing: TracingSettings | null
  /** Whether webhooks may reach addresses in private networks, and without TLS. */
  readonly webhookPrivateHosts: 'refuse' | 'allow'
  /** The lowest severity that is logged. */
  readonly logLevel: LogLevel
}

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'

/** Injection token of the configuration. */
export const CONFIG = Symbol('Config')
