import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { emailPattern, passwordMinLength } from '@clarity/contracts'
import { getCountries } from 'libphonenumber-js/max'
import { StartFailure } from '../start/start-failure.js'
import type { Config } from './config.js'
import { elevenLabsSettings } from './elevenlabs-settings.js'
import { builtinAgent, llmSettings } from './llm-settings.js'
import { withSecretFiles } from './secret-files.js'
import { moneySettings } from './money-settings.js'
import { retentionSettings } from './retention-settings.js'
import { smsSettings } from './sms-settings.js'
import { tracingSettings } from './tracing-settings.js'
import { twilioSettings } from './twilio-settings.js'
import { oneOf, phone, text, webAddress, wholeNumber, wrong, type Environment } from './variables.js'
import { voiceSettings } from './voice-settings.js'

/**
 * Reads and checks every variable. Throws StartFailure with one line that names the variable, the given value and the
 * expected one; a secret's value is never repeated. An empty variable counts as not set.
 */
export function readConfig(given: Environment): Config {
  const env = withSecretFiles(given)
  const smsProvider = oneOf(env, 'SMS_PROVIDER', ['outbox', 'twilio'])
  const voiceProvider = oneOf(env, 'VOICE_PROVIDER', ['builtin', 'elevenlabs'])
  const reportWriter = oneOf(env, 'REPORT_WRITER', ['offline', 'anthropic', 'openai'])
  const port = wholeNumber(env, 'PORT', 3000, 0, 65_535)
  return {
    host: text(env, 'HOST') ?? '127.0.0.1',
    port,
    metricsPort: metricsPort(env, port),
    publicUrl: webAddress(env, 'PUBLIC_URL', `http://localhost:${port}`),
    databaseUrl: databaseAddress(env),
    databasePool: wholeNumber(env, 'DATABASE_POOL', 10, 2, 500),
    dataDir: resolve(text(env, 'DATA_DIR') ?? '.data'),
    adminEmail: email(env, 'ADMIN_EMAIL', 'admin@localhost'),
    adminPassword: password(env),
    role: oneOf(env, 'ROLE', ['all', 'api', 'worker']),
    smsProvider,
    voiceProvider,
    voice: voiceSettings(env),
    reportWriter,
    reportNiceness: wholeNumber(env, 'REPORT_NICENESS', 10, 0, 19),
    llm: llmSettings(env, reportWriter),
    builtinAgent: builtinAgent(env, reportWriter),
    elevenLabs: elevenLabsSettings(env, voiceProvider === 'elevenlabs'),
    releaseToken: releaseToken(env),
    releaseTokenScope: oneOf(env, 'RELEASE_TOKEN_SCOPE', ['activate', 'release']),
    supportPhone: phone(env, 'SUPPORT_PHONE'),
    geoipDb: text(env, 'GEOIP_DB'),
    trustProxy: proxies(env),
    allowedHosts: hosts(env),
    smsCountries: countries(env, smsProvider === 'outbox' ? '*' : 'US'),
    sms: smsSettings(env, smsProvider),
    twilio: twilioSettings(env, smsProvider === 'twilio'),
    strangers: oneOf(env, 'STRANGERS', smsProvider === 'outbox' ? ['open', 'confirm'] : ['confirm', 'open']),
    quietHours: oneOf(env, 'QUIET_HOURS', ['carrier', 'on', 'off']),
    tracing: tracingSettings(env),
    money: moneySettings(env, reportWriter !== 'offline'),
    retention: retentionSettings(env),
    invitationDays: wholeNumber(env, 'INVITATION_DAYS', 14, 1, 3650),
    webhookPrivateHosts: oneOf(env, 'WEBHOOK_PRIVATE_HOSTS', ['refuse', 'allow']),
    logLevel: oneOf(env, 'LOG_LEVEL', ['warn', 'fatal', 'error', 'info', 'debug', 'trace', 'silent']),
  }
}

function metricsPort(env: Environment, port: number): number | null {
  if (text(env, 'METRICS_PORT') === null) return null
  const given = wholeNumber(env, 'METRICS_PORT', 0, 0, 65_535)
  if (given !== 0 && given === port) throw wrong('METRICS_PORT', String(given), 'another number than PORT')
  return given
}

function databaseAddress(env: Environment): string | null {
  const given = text(env, 'DATABASE_URL')
  if (given === null) return null
  if (!URL.canParse(given) || !['postgres:', 'postgresql:'].includes(new URL(given).protocol))
    // The address carries a password, so it is not repeated in the message.
    throw new StartFailure(
      'DATABASE_URL is not the address of a database, expected postgres://user:password@host:5432/name.',
    )
  return given
}

function email(env: Environment, name: string, byDefault: string): string {
  const given = text(env, name)
  if (given === null) return byDefault
  if (!emailPattern.test(given) && given !== byDefault) throw wrong(name, given, 'an email address')
  return given
}

function password(env: Environment): string | null {
  const given = env['ADMIN_PASSWORD'] || null
  if (given !== null && given.length < passwordMinLength)
    throw new StartFailure(`ADMIN_PASSWORD has ${given.length} characters, expected at least ${passwordMinLength}.`)
  return given
}

function releaseToken(env: Environment): string | null {
  const given = text(env, 'RELEASE_TOKEN')
  if (given !== null && !/^\S{20,}$/.test(given))
    throw new StartFailure(
      `RELEASE_TOKEN has ${given.length} characters, expected at least 20 and no spaces, such as what 'openssl rand -hex 32' prints.`,
    )
  return given
}

function proxies(env: Environment): string[] {
  const given = text(env, 'TRUST_PROXY')
  if (given === null) return []
  const parts = given.split(',').map((part) => part.trim())
  const known = ['loopback', 'linklocal', 'uniquelocal']
  const isProxy = (part: string) => known.includes(part) || isIP(part.split('/')[0] ?? '') !== 0
  if (!parts.every(isProxy)) throw wrong('TRUST_PROXY', given, "addresses or ranges of proxies, such as '10.0.0.0/8'")
  return parts
}

function hosts(env: Environment): string[] {
  const given = text(env, 'ALLOWED_HOSTS')
  if (given === null) return []
  const parts = given.split(',').map((part) => part.trim().toLowerCase())
  const isName = (part: string) => /^[a-z0-9]([a-z0-9._-]*[a-z0-9])?$|^\[[0-9a-f:.]+\]$/.test(part)
  if (!parts.every(isName))
    throw wrong('ALLOWED_HOSTS', given, "names without scheme and port, such as 'clarity.example.com,192.168.1.20'")
  return parts
}

function countries(env: Environment, byDefault: string): string[] | null {
  const given = text(env, 'SMS_COUNTRIES') ?? byDefault
  if (given === '*') return null
  const parts = given.split(',').map((part) => part.trim().toUpperCase())
  const known: readonly string[] = getCountries()
  if (!parts.every((part) => known.includes(part))) throw wrong('SMS_COUNTRIES', given, "'*' or codes such as 'US,CA'")
  return parts
}
