import { toE164 } from '@clarity/contracts'
import { StartFailure } from '../start/start-failure.js'
import { oneOf, text, webAddress, wrong, type Environment } from './variables.js'

export interface TwilioSettings {
  /** Verifies the webhooks, also if Twilio is not the SMS provider. If null, every request is refused. */
  readonly authToken: string | null
  /** True if Twilio answers HELP, STOP and START itself, which is its default for long numbers. */
  readonly answersKeywords: boolean
  /** Null if Twilio is not the SMS provider. */
  readonly account: TwilioAccount | null
}

export interface TwilioAccount {
  readonly accountSid: string
  readonly authToken: string
  readonly sender: { readonly from: string } | { readonly messagingServiceSid: string }
  readonly apiBaseUrl: URL
}

export function twilioSettings(env: Environment, isSender: boolean): TwilioSettings {
  return {
    authToken: text(env, 'TWILIO_AUTH_TOKEN'),
    answersKeywords: oneOf(env, 'TWILIO_KEYWORDS', ['carrier', 'own']) === 'carrier',
    account: isSender ? account(env) : null,
  }
}

function account(env: Environment): TwilioAccount {
  const authToken = text(env, 'TWILIO_AUTH_TOKEN')
  if (authToken === null)
    throw new StartFailure('TWILIO_AUTH_TOKEN is missing, expected the auth token of the account.')
  return {
    accountSid: sid(env, 'TWILIO_ACCOUNT_SID', 'AC'),
    authToken,
    sender: sender(env),
    apiBaseUrl: webAddress(env, 'TWILIO_API_BASE_URL', 'https://api.twilio.com'),
  }
}

function sender(env: Environment): TwilioAccount['sender'] {
  if (text(env, 'TWILIO_MESSAGING_SERVICE_SID') !== null)
    return { messagingServiceSid: sid(env, 'TWILIO_MESSAGING_SERVICE_SID', 'MG') }
  const given = required(env, 'TWILIO_FROM', 'a phone number or a short code of the account')
  const from = /^\d{3,8}$/.test(given) ? given : toE164(given)
  if (from === null) throw wrong('TWILIO_FROM', given, 'a phone number or a short code of the account')
  return { from }
}

function sid(env: Environment, name: string, prefix: string): string {
  const expected = `${prefix} and 32 hexadecimal digits`
  const given = required(env, name, expected)
  if (!new RegExp(`^${prefix}[0-9a-f]{32}$`, 'i').test(given)) throw wrong(name, given, expected)
  return given
}

function required(env: Environment, name: string, expected: string): string {
  const given = text(env, name)
  if (given === null) throw new StartFailure(`${name} is missing, expected ${expected}.`)
  return given
}
