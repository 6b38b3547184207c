import * as v from 'valibot'
import { Id, Moment, Text } from './text.js'

/** The ports that a provider implements, in display order. */
export const providerPorts = ['sms', 'voice', 'report-writer', 'agent', 'places', 'database'] as const
export const ProviderPort = v.picklist(providerPorts)
export type ProviderPort = v.InferOutput<typeof ProviderPort>

/** One finding about a provider; `remedy` says what to do, null if nothing is needed. */
export const ProviderFinding = v.object({
  tone: v.picklist(['good', 'caution', 'bad']),
  sentence: v.string(),
  remedy: v.nullable(v.string()),
})
export type ProviderFinding = v.InferOutput<typeof ProviderFinding>

/** One variable. `value` is the effective value; null if unset, and always null for a secret. */
export const ProviderSetting = v.object({
  name: v.string(),
  is_set: v.boolean(),
  value: v.nullable(v.string()),
  finding: v.nullable(ProviderFinding),
})
export type ProviderSetting = v.InferOutput<typeof ProviderSetting>

export const ProviderWebhookKind = v.picklist(['replies', 'deliveries', 'conversations'])
export type ProviderWebhookKind = v.InferOutput<typeof ProviderWebhookKind>

/** An action at a provider with an unknown outcome: still being reconciled, or given up. */
export const UnknownOutcome = v.object({
  id: Id,
  kind: v.picklist(['message', 'call', 'conversation']),
  /** In E.164; null if no phone is involved. */
  phone: v.nullable(v.string()),
  since: Moment,
  /** False once reconciliation has ended. */
  is_still_asked: v.boolean(),
})
export type UnknownOutcome = v.InferOutput<typeof UnknownOutcome>

/** One row of GET /api/admin/providers: configuration and received events, without a call to the provider. */
export const Provider = v.object({
  port: ProviderPort,
  name: v.string(),
  /** What it does, in a sentence. */
  summary: v.string(),
  settings: v.array(ProviderSetting),
  /** The webhook address that the provider posts to, and when it last did. */
  webhooks: v.array(v.object({ kind: ProviderWebhookKind, address: v.string(), heard_at: v.nullable(Moment) })),
  /** The newest of them, and how many there are. */
  unknown: v.object({ total: v.number(), newest: v.array(UnknownOutcome) }),
})
export type Provider = v.InferOutput<typeof Provider>

/** What POST /api/admin/providers/{port}/check found out by asking the provider, which takes a few seconds at most. */
export const ProviderCheck = v.object({
  port: ProviderPort,
  checked_at: Moment,
  took_ms: v.number(),
  findings: v.array(ProviderFinding),
})
export type ProviderCheck = v.InferOutput<typeof ProviderCheck>

/** Body of POST /api/admin/providers/sms/test; a phone in international form, as typed. */
export const SendTestSms = v.object({ phone: Text(40) })
export type SendTestSms = v.InferOutput<typeof SendTestSms>

/** The message's text. */
export const testSmsText = 'Clarity: this is a test message of your own. Text messages arrive. Reply STOP to opt out.'

/**
 * A test message, as POST /api/admin/providers/sms/test creates it and GET …/{id} reports it. `delivered` and `failed`
 * are final; while it is `unknown` the provider is asked whether it accepted the message.
 */
export const TestSms = v.object({
  id: Id,
  phone: v.string(),
  state: v.picklist(['queued', 'sent', 'delivered', 'failed', 'unknown']),
  /** Why it failed or is delayed, and what to do. */
  trouble: v.nullable(ProviderFinding),
})
export type TestSms = v.InferOutput<typeof TestSms>

export const providerTexts = {
  unknownPort: 'There is no such provider.',
  noPhone: 'Please enter a phone number with its country code, such as +1 415 555 0123.',
  unknownTestSms: 'There is no such test message.',
  tooManyChecks: 'Too many checks in a short time. Please wait a minute.',
  tooManyTests: 'You can send five test messages an hour. Please try again later.',
} as const
