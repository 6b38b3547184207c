import { describe, expect, it } from 'vitest'
import { StartFailure } from '../start/start-failure.js'
import { readConfig } from './read-config.js'

describe('readConfig', () => {
  it('needs nothing to be set', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      databaseUrl: null,
      adminEmail: 'admin@localhost',
      adminPassword: null,
      releaseToken: null,
      role: 'all',
      smsProvider: 'outbox',
      invitationDays: 14,
      smsCountries: null,
      trustProxy: [],
    })
    expect(config.publicUrl.origin).toBe('http://localhost:3000')
  })

  it('treats an empty variable as unset', () => {
    expect(readConfig({ PORT: '', ROLE: ' ' })).toMatchObject({ port: 3000, role: 'all' })
  })

  it('opens no address for metrics unless a port is set, and another one than PORT', () => {
    expect(readConfig({}).metricsPort).toBeNull()
    expect(readConfig({ METRICS_PORT: '9464' }).metricsPort).toBe(9464)
    const same = () => readConfig({ PORT: '8080', METRICS_PORT: '8080' })
    expect(same).toThrow('METRICS_PORT is "8080", expected another number than PORT.')
    expect(() => readConfig({ METRICS_PORT: 'metrics' })).toThrow('METRICS_PORT is "metrics", expected a whole number')
  })

  it('lets the public address follow the port', () => {
    expect(readConfig({ PORT: '8080' }).publicUrl.origin).toBe('http://localhost:8080')
  })

  const twilio = {
    SMS_PROVIDER: 'twilio',
    TWILIO_ACCOUNT_SID: `AC${'a1'.repeat(16)}`,
    TWILIO_AUTH_TOKEN: 'swordfish',
    TWILIO_FROM: '+1 415 555 0100',
  }

  it('sends by Twilio, by default to the United States only and one segment a second', () => {
    const config = readConfig(twilio)
    expect(config).toMatchObject({
      smsProvider: 'twilio',
      smsCountries: ['US'],
      sms: { segmentsPerSec: 1, reconcileAfterSecs: 20, timeoutSecs: 10 },
      twilio: { authToken: 'swordfish', answersKeywords: true, account: { sender: { from: '+14155550100' } } },
    })
    expect(config.twilio.account?.apiBaseUrl.href).toBe('https://api.twilio.com/')
    expect(readConfig({ ...twilio, SMS_COUNTRIES: '*' }).smsCountries).toBeNull()
    const service = { ...twilio, TWILIO_MESSAGING_SERVICE_SID: `MG${'b2'.repeat(16)}` }
    expect(readConfig(service).twilio.account?.sender).toEqual({ messagingServiceSid: `MG${'b2'.repeat(16)}` })
  })

  it('lets managers of strangers confirm by default if a carrier sends', () => {
    expect([readConfig({}).strangers, readConfig(twilio).strangers]).toEqual(['open', 'confirm'])
    expect(readConfig({ STRANGERS: 'confirm' }).strangers).toBe('confirm')
    expect(readConfig({ ...twilio, STRANGERS: 'open' }).strangers).toBe('open')
  })

  it('accepts webhooks with only an auth token', () => {
    const config = readConfig({ TWILIO_AUTH_TOKEN: 'swordfish' })
    expect(config.twilio).toMatchObject({ authToken: 'swordfish', account: null })
  })

  it.each([
    ['TWILIO_ACCOUNT_SID', '', 'TWILIO_ACCOUNT_SID is missing, expected AC and 32 hexadecimal digits.'],
    ['TWILIO_ACCOUNT_SID', 'x', 'TWILIO_ACCOUNT_SID is "x", expected AC and 32 hexadecimal digits.'],
    ['TWILIO_AUTH_TOKEN', '', 'TWILIO_AUTH_TOKEN is missing, expected the auth token of the account.'],
    ['TWILIO_FROM', '', 'TWILIO_FROM is missing, expected a phone number or a short code of the account.'],
    ['TWILIO_FROM', 'us', 'TWILIO_FROM is "us", expected a phone number or a short code of the account.'],
    [
      'TWILIO_MESSAGING_SERVICE_SID',
      'x',
      'TWILIO_MESSAGING_SERVICE_SID is "x", expected MG and 32 hexadecimal digits.',
    ],
    ['TWILIO_KEYWORDS', 'x', "TWILIO_KEYWORDS is \"x\", expected 'carrier' or 'own'."],
    ['SMS_SEGMENTS_PER_SEC', '0', 'SMS_SEGMENTS_PER_SEC is "0", expected a whole number from 1 to 1000.'],
    ['SMS_TIMEOUT_SECS', '60', 'SMS_TIMEOUT_SECS is "60", expected a whole number from 1 to 12.'],
  ])('refuses Twilio with %s=%s', (name, value, line) => {
    expect(() => readConfig({ ...twilio, [name]: value })).toThrow(new StartFailure(line))
  })

  it.each([
    ['PORT', 'eighty', 'PORT is "eighty", expected a whole number from 0 to 65535.'],
    ['PORT', '70000', 'PORT is "70000", expected a whole number from 0 to 65535.'],
    ['ROLE', 'boss', "ROLE is \"boss\", expected 'all' or 'api' or 'worker'."],
    ['SMS_PROVIDER', 'pigeon', "SMS_PROVIDER is \"pigeon\", expected 'outbox' or 'twilio'."],
    ['VOICE_PROVIDER', 'x', "VOICE_PROVIDER is \"x\", expected 'builtin' or 'elevenlabs'."],
    ['REPORT_WRITER', 'x', "REPORT_WRITER is \"x\", expected 'offline' or 'anthropic' or 'openai'."],
    ['REPORT_NICENESS', '20', 'REPORT_NICENESS is "20", expected a whole number from 0 to 19.'],
    [
      'PUBLIC_URL',
      'clarity',
      'PUBLIC_URL is "clarity", expected an address such as https://clarity.example.com, without a path.',
    ],
    [
      'PUBLIC_URL',
      'https://a.example/b',
      'PUBLIC_URL is "https://a.example/b", expected an address such as https://clarity.example.com, without a path.',
    ],
    ['ADMIN_EMAIL', 'nobody', 'ADMIN_EMAIL is "nobody", expected an email address.'],
    ['SUPPORT_PHONE', '123', 'SUPPORT_PHONE is "123", expected an international phone number such as +14155550100.'],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY is "yes", expected addresses or ranges of proxies, such as \'10.0.0.0/8\'.'],
    [
      'ALLOWED_HOSTS',
      'https://a.example',
      'ALLOWED_HOSTS is "https://a.example", expected names without scheme and port, such as \'clarity.example.com,192.168.1.20\'.',
    ],
    [
      'ALLOWED_HOSTS',
      'a.example:80,b',
      'ALLOWED_HOSTS is "a.example:80,b", expected names without scheme and port, such as \'clarity.example.com,192.168.1.20\'.',
    ],
    ['SMS_COUNTRIES', 'US,XX', "SMS_COUNTRIES is \"US,XX\", expected '*' or codes such as 'US,CA'."],
    ['QUIET_HOURS', 'x', "QUIET_HOURS is \"x\", expected 'carrier' or 'on' or 'off'."],
    ['WEBHOOK_PRIVATE_HOSTS', 'yes', "WEBHOOK_PRIVATE_HOSTS is \"yes\", expected 'refuse' or 'allow'."],
    ['STRANGERS', 'closed', "STRANGERS is \"closed\", expected 'open' or 'confirm'."],
    ['DATABASE_POOL', '1', 'DATABASE_POOL is "1", expected a whole number from 2 to 500.'],
    ['INVITATION_DAYS', '0', 'INVITATION_DAYS is "0", expected a whole number from 1 to 3650.'],
  ])('refuses %s=%s with one line that names it', (name, value, line) => {
    expect(() => readConfig({ [name]: value })).toThrow(new StartFailure(line))
  })

  const elevenLabs = {
    VOICE_PROVIDER: 'elevenlabs',
    ELEVENLABS_API_KEY: 'swordfish',
    ELEVENLABS_AGENT_ID: 'agent_1',
    ELEVENLABS_PHONE_NUMBER_ID: 'phnum_1',
  }

  it('lets ElevenLabs talk, and believes its webhooks only with a secret', () => {
    const config = readConfig(elevenLabs)
    expect(config).toMatchObject({
      voiceProvider: 'elevenlabs',
      voice: { timeoutSecs: 10, reconcileAfterSecs: 20, pollAfterSecs: 300 },
      elevenLabs: { webhookSecret: null, account: { agentId: 'agent_1', phoneNumberId: 'phnum_1' } },
    })
    expect(config.elevenLabs.account?.baseUrl.href).toBe('https://api.elevenlabs.io/')
    const builtin = readConfig({ ELEVENLABS_WEBHOOK_SECRET: 'swordfish' })
    expect(builtin.elevenLabs).toEqual({ webhookSecret: 'swordfish', account: null })
  })

  it.each([
    ['ELEVENLABS_API_KEY', '', 'ELEVENLABS_API_KEY is missing, expected an API key of the account.'],
    ['ELEVENLABS_AGENT_ID', '', 'ELEVENLABS_AGENT_ID is missing, expected the id of the agent that talks.'],
    [
      'ELEVENLABS_PHONE_NUMBER_ID',
      '',
      'ELEVENLABS_PHONE_NUMBER_ID is missing, expected the id of the phone number that it calls from.',
    ],
    [
      'ELEVENLABS_BASE_URL',
      'eleven',
      'ELEVENLABS_BASE_URL is "eleven", expected an address such as https://clarity.example.com, without a path.',
    ],
    ['VOICE_TIMEOUT_SECS', '60', 'VOICE_TIMEOUT_SECS is "60", expected a whole number from 1 to 10.'],
  ])('refuses ElevenLabs with %s=%s', (name, value, line) => {
    expect(() => readConfig({ ...elevenLabs, [name]: value })).toThrow(new StartFailure(line))
  })

  it('never repeats a secret', () => {
    expect(() => readConfig({ ADMIN_PASSWORD: 'swordfish' })).toThrow(
      new StartFailure('ADMIN_PASSWORD has 9 characters, expected at least 15.'),
    )
    expect(() => readConfig({ RELEASE_TOKEN: 'swordfish' })).toThrow(
      new StartFailure(
        "RELEASE_TOKEN has 9 characters, expected at least 20 and no spaces, such as what 'openssl rand -hex 32' prints.",
      ),
    )
    expect(() => readConfig({ DATABASE_URL: 'mysql://me:swordfish@db/x' })).toThrow(
      new StartFailure(
        'DATABASE_URL is not the address of a database, expected postgres://user:password@host:5432/name.',
      ),
    )
  })
})
